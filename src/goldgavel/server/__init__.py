"""The server: tables where people and bots play, over HTTP and live sockets. It holds no rules of its own."""
