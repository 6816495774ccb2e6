"""Clients in Python, for our server and for the floor. The peers' clients are in `peer/`."""
