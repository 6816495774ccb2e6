"""Timers of absent players: when one ends, a bot plays for the player."""

import asyncio
from collections.abc import Callable


class AbsenceTimers:
    def __init__(self, timed_out: Callable[[int], None]) -> None:
        """`timed_out` is called with the seat."""
        self._timed_out = timed_out
        self._by_seat: dict[int, asyncio.TimerHandle] = {}

    def start(self, seat: int, seconds: float) -> None:
        self.cancel(seat)
        self._by_seat[seat] = asyncio.get_running_loop().call_later(seconds, self._end, seat)

    def cancel(self, seat: int) -> None:
        waiting = self._by_seat.pop(seat, None)
        if waiting is not None:
            waiting.cancel()

    def close(self) -> None:
        for waiting in self._by_seat.values():
            waiting.cancel()

    def _end(self, seat: int) -> None:
        del self._by_seat[seat]
        self._timed_out(seat)
