"""What the clients of all tables count, and when a move has reached everyone."""

import time
from array import array


class MoveCounts:
    """Counts over all tables."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.confirmed = 0
        self.logged = 0
        """Log entries, including moves of standing orders and deals."""
        self.refused = 0
        self.lost = 0
        self.updates = 0
        self.update_bytes = 0
        self.delivery_times = array("d")


class Deliveries:
    """The confirmed moves of one table that some seat has not received yet."""

    def __init__(self, counts: MoveCounts) -> None:
        self._counts = counts
        self._waiting: list[tuple[int, float]] = []

    def add(self, version: int, sent_at: float) -> None:
        self._counts.confirmed += 1
        self._waiting.append((version, sent_at))

    def settle(self, everyone: int) -> None:
        """Record the delivery of moves up to the version that every seat has received."""
        if not self._waiting or self._waiting[0][0] > everyone:
            return
        now = time.perf_counter()
        self._counts.delivery_times.extend(now - sent for version, sent in self._waiting if version <= everyone)
        self._waiting = [move for move in self._waiting if move[0] > everyone]
