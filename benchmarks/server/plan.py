"""The extent of the measurements."""

import math

from msgspec import Struct

SPARES = 80
"""Spare tables per second that replace finished ones: enough for 12,000 moves per second."""


class Plan(Struct, frozen=True):
    game: str = "aurum"
    """The game under load."""
    turns: int = 2
    load_tables: tuple[int, ...] = (50, 200)
    our_seats: tuple[int, ...] = (3, 4)
    peer_seats: tuple[int, ...] = (2, 3, 4)
    """The peer needs at least two seats and our games three; four is the most common."""
    warm_up: float = 2
    seconds: float = 8
    paced_tables: tuple[int, ...] = (250, 500, 1000, 1500, 2000, 3000, 4000, 6000)
    paced_warm_up: float = 5
    paced_seconds: float = 15
    limit: float = 0.1
    """The limit for the 99th percentile of the delivery time of a move; people still perceive it as immediate."""
    memory_tables: tuple[int, ...] = (500, 1000)
    same_games: int = 50
    """Games that the peers replay before they are compared."""
    workers: tuple[int, ...] = (1, 2, 4)
    shared_tables: int = 100
    length_tables: int = 100
    restart_tables: int = 1000

    @property
    def spares(self) -> int:
        """Spare tables for a turn without pauses. Making them is not part of the measurement."""
        return math.ceil(SPARES * (self.warm_up + self.seconds))


QUICK = Plan(
    turns=1,
    warm_up=1,
    seconds=3,
    paced_tables=(100, 250, 500),
    paced_warm_up=2,
    paced_seconds=5,
    memory_tables=(100, 200),
    same_games=10,
    shared_tables=20,
    length_tables=30,
    restart_tables=200,
)
