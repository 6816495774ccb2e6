"""The server: tables for players and bots over HTTP and live sockets. It contains no game rules."""
