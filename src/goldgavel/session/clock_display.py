"""The clock display of each seat, computed from public information only."""

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.session.session import Session


class SeatClock(Data, frozen=True, omit_defaults=True):
    """The clock display of one seat. Times are in seconds."""

    left: float
    """Time left for the open decision; without one, the time for the next decision."""
    runs: bool = False
    wait: float | UnsetType = UNSET
    """Time until the clock starts: the rest of a bid window."""


def seat_clocks(session: "Session", now: float) -> tuple[SeatClock | None, ...]:
    """Return each seat's clock; None for a bot's seat."""
    return tuple(_seat_clock(session, seat, now) for seat in range(session.game.players))


def _seat_clock(session: "Session", seat: int, now: float) -> SeatClock | None:
    if session.drivers[seat] is not None:
        return None
    if session.decisions[seat] is None:
        return SeatClock(left=round(session.clocks.allowed(seat), 2))
    since = session.counts_from(seat)
    left = session.clocks.left(seat, since, now)
    return SeatClock(left=round(left, 2), runs=True, wait=round(since - now, 2) if since > now else UNSET)
