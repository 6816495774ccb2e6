"""How long people may think: for each move, or in all with something more for each move."""

from typing import Annotated

import msgspec

from goldgavel.kernel.views import Data

DAY = 86_400
Thinking = Annotated[float, msgspec.Meta(ge=1, le=60 * DAY)]
More = Annotated[float, msgspec.Meta(ge=0, le=DAY)]


class MoveClock(Data, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for each decision."""

    seconds: Thinking


class BankClock(Data, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after each decision."""

    seconds: Thinking
    increment: More = 0.0


Clock = MoveClock | BankClock

CLOCKS: tuple[Clock, ...] = (
    MoveClock(seconds=30),
    BankClock(seconds=300, increment=5),
    MoveClock(seconds=DAY),
    MoveClock(seconds=3 * DAY),
)
"""What most people choose from."""
SLOW = DAY / 2
"""With so many seconds, a game is played over days, by people who are seldom there together."""


def is_slow(clock: Clock | None) -> bool:
    return clock is not None and clock.seconds >= SLOW
