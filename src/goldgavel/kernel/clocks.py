"""Thinking time for people: a limit per move, or a bank for the whole game with an increment per move."""

from typing import Annotated

import msgspec

from goldgavel.kernel.views import Data

DAY = 86_400
Thinking = Annotated[float, msgspec.Meta(ge=1, le=60 * DAY)]
More = Annotated[float, msgspec.Meta(ge=0, le=DAY)]


class MoveClock(Data, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """A fixed number of seconds for each decision."""

    seconds: Thinking


class BankClock(Data, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """A number of seconds for the whole game, with an increment after each decision."""

    seconds: Thinking
    increment: More = 0.0


Clock = MoveClock | BankClock

CLOCKS: tuple[Clock, ...] = (
    MoveClock(seconds=30),
    BankClock(seconds=300, increment=5),
    MoveClock(seconds=DAY),
    MoveClock(seconds=3 * DAY),
)
"""The clocks that are offered as choices."""
SLOW = DAY / 2
"""From this many seconds on, a game is slow: it is played over days by people who are rarely online together."""


def is_slow(clock: Clock | None) -> bool:
    return clock is not None and clock.seconds >= SLOW
