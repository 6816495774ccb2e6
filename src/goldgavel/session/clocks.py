"""Each seat's remaining time. It is computed from the log's times only, so a replayed game has the same clocks.

A seat's time runs from the moment its decision opens to its answer. Moves by standing orders and bots cost
nothing, and neither does time in which the server was down.
"""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.kernel.table_settings import BankClock, Clock, MoveClock

SPARE = 5.0
"""Minimum seconds per decision, even with an empty bank, so that a player always has a chance to answer."""

GRACE = 10.0
"""Seconds after a server start in which no time runs out, so that people can reconnect."""


class Outage(NamedTuple):
    """A period in which the server was down."""

    began: float
    ended: float


def after_outages(end: float, since: float, outages: Sequence[Outage]) -> float:
    """Return when a time that began at `since` ends, if it does not run during outages (in their order)."""
    for began, ended in outages:
        if began < end and ended > since:
            end += ended - max(began, since)
    return end


class Clocks:
    """Every seat's clock. `since` is always the time at which the seat's clock started."""

    def __init__(self, clock: Clock | None, players: int, outages: Sequence[Outage] = ()) -> None:
        self.clock = clock
        self._outages = sorted(outages)
        seconds = 0.0 if clock is None else clock.seconds
        self._left = [float(seconds)] * players
        self._more = clock.increment if isinstance(clock, BankClock) else 0.0
        self._spare = min(SPARE, seconds)
        self.resumed = 0.0
        """When the server process that runs the game was started."""

    def allowed(self, seat: int) -> float:
        """Return the seconds the seat has for one decision."""
        return max(self._left[seat], self._spare)

    def left(self, seat: int, since: float, now: float) -> float:
        """Return the seconds left of `allowed`."""
        return max(0.0, self.allowed(seat) - self.used(since, now))

    def used(self, since: float, now: float) -> float:
        """Return the seconds between the two times, without outages."""
        down = sum(max(0.0, min(now, ended) - max(since, began)) for began, ended in self._outages)
        return max(0.0, now - since - down)

    def runs_out(self, seat: int, since: float) -> float:
        """Return the time at which the seat's time runs out."""
        end = after_outages(since + self.allowed(seat), since, self._outages)
        return max(end, self.resumed + GRACE) if since < self.resumed else end

    def charge(self, seat: int, since: float, now: float) -> None:
        """Charge a decision to the seat's bank and add the increment. A clock per move starts full each time."""
        if self.clock is not None and not isinstance(self.clock, MoveClock):
            self._left[seat] = max(0.0, self._left[seat] - self.used(since, now)) + self._more

    def exhaust(self, seat: int) -> None:
        """Empty the seat's bank after a timeout, except for the increment."""
        if not isinstance(self.clock, MoveClock):
            self._left[seat] = self._more
