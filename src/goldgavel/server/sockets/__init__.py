"""Transport of the live socket: frames, connections, and the reader of each client."""
