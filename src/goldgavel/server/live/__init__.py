"""The live socket of a table: the handshake, and the reader of each client's messages."""
