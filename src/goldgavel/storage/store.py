"""`Store`: the interface to everything a server persists.

Times are in seconds since 1970. Secrets and link codes are passed in as hashes (32 bytes); the plain values are
never stored.
"""

from goldgavel.storage.shelves.games import Games
from goldgavel.storage.shelves.people import People
from goldgavel.storage.shelves.tables import Tables
from goldgavel.storage.shelves.talk import Talk


class Store(People, Tables, Games, Talk):
    """Reads see every write that has returned. A write returns when it is durable."""
