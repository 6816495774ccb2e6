"""Who is connected to a table, as far as the table needs to know."""

from typing import Protocol


class Presence(Protocol):
    def is_here(self, seat: int) -> bool:
        """True if the seat's player is connected."""

    def spectator_count(self) -> int: ...


class NobodyHere:
    """Presence at a table that is not in memory."""

    def is_here(self, _seat: int) -> bool:
        return False

    def spectator_count(self) -> int:
        return 0
