"""The store: all that a server keeps, behind one door.

Times are in seconds since 1970. Secrets and link codes come in hashed (32 bytes): what opens a door is never kept.
"""

from goldgavel.storage.shelves.games import Games
from goldgavel.storage.shelves.people import People
from goldgavel.storage.shelves.tables import Tables
from goldgavel.storage.shelves.talk import Talk


class Store(People, Tables, Games, Talk):
    """Reads see everything whose write has returned; a write returns when it is durable."""
