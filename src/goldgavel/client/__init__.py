"""A client for tables on a server: links, the HTTP API, the live socket, and a bot that plays over it."""
