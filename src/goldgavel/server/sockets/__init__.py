"""Transport of live sockets: frames and connections. Nothing here knows a table."""
