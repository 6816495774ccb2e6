"""What the clocks of a table show. All of it follows from what everybody knows."""

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from goldgavel.kernel.views import Data

if TYPE_CHECKING:
    from goldgavel.session.session import Session


class SeatClock(Data, frozen=True, omit_defaults=True):
    """What a seat's clock shows, in seconds."""

    left: float
    """For the decision that is open; else for the next one."""
    runs: bool = False
    wait: float | UnsetType = UNSET
    """How long it still stands before it runs: the rest of a bid window."""


def seat_clocks(session: "Session", now: float) -> tuple[SeatClock | None, ...]:
    """Each seat's clock; None where a bot plays."""
    return tuple(_seat_clock(session, seat, now) for seat in range(session.game.players))


def _seat_clock(session: "Session", seat: int, now: float) -> SeatClock | None:
    if session.drivers[seat] is not None:
        return None
    if session.decisions[seat] is None:
        return SeatClock(left=round(session.clocks.allowed(seat), 2))
    since = session.counts_from(seat)
    left = session.clocks.left(seat, since, now)
    return SeatClock(left=round(left, 2), runs=True, wait=round(since - now, 2) if since > now else UNSET)
