"""How much time each seat has left: reckoned from the times of the log alone, so a replayed game has the same.

A seat's time runs from when it is asked to its answer. What nobody decided (a standing order, a bot)
costs nothing, and neither does time in which the server was down.
"""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.kernel.clocks import BankClock, Clock, MoveClock

SPARE = 5.0
"""Seconds for each decision, also for who has used up a bank: nobody is moved for as soon as they are asked."""


GRACE = 10.0
"""Seconds after the start of a server in which nobody's time runs out: people need to come back first."""


class Outage(NamedTuple):
    """Time in which the server was down: nobody could move."""

    began: float
    ended: float


class Clocks:
    """Every seat's clock. `since` is always the moment at which the seat's time begins to count."""

    def __init__(self, clock: Clock | None, players: int, outages: Sequence[Outage] = ()) -> None:
        self.clock = clock
        self._outages = sorted(outages)
        seconds = 0.0 if clock is None else clock.seconds
        self._left = [float(seconds)] * players
        self._more = clock.increment if isinstance(clock, BankClock) else 0.0
        self._spare = min(SPARE, seconds)
        self.resumed = 0.0
        """When the server that runs the game was started."""

    def allowed(self, seat: int) -> float:
        """Seconds that the seat has for one decision."""
        return max(self._left[seat], self._spare)

    def left(self, seat: int, since: float, now: float) -> float:
        """What remains of it now."""
        return max(0.0, self.allowed(seat) - self.used(since, now))

    def used(self, since: float, now: float) -> float:
        """The seconds between, without those in which the server was down."""
        down = sum(max(0.0, min(now, ended) - max(since, began)) for began, ended in self._outages)
        return max(0.0, now - since - down)

    def runs_out(self, seat: int, since: float) -> float:
        """The moment at which nothing is left."""
        end = since + self.allowed(seat)
        for began, ended in self._outages:
            if began < end and ended > since:
                end += ended - max(began, since)
        return max(end, self.resumed + GRACE) if since < self.resumed else end

    def charge(self, seat: int, since: float, now: float) -> None:
        """The seat has decided. A time for each move is whole again; a bank has lost what was used."""
        if self.clock is not None and not isinstance(self.clock, MoveClock):
            self._left[seat] = max(0.0, self._left[seat] - self.used(since, now)) + self._more

    def exhaust(self, seat: int) -> None:
        """The seat's time has run out."""
        if not isinstance(self.clock, MoveClock):
            self._left[seat] = self._more
