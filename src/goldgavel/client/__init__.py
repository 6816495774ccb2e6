"""A client of a server's tables: links, the HTTP API, the live socket, and a bot that plays over it."""
