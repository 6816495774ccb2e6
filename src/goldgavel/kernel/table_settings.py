"""What the host of a table chooses, besides the game, its options and the seats: clocks and other settings."""

from typing import Annotated, Literal

import msgspec

from goldgavel.kernel.pace import Pace
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


class TableSettings(Data, frozen=True, kw_only=True):
    """The settings of a table, in the request for it, in the stored row and in what its readers are sent.

    A new setting is one field here. Tables that were stored without it get its default.
    """

    listed: bool = False
    """Whether everyone finds the table until it starts."""
    spectators: bool = True
    help: bool = True
    """Whether the players see hints."""
    records: Literal["players", "link"] = "link"
    """Who may read the record of the finished game: its players, or everyone who has the link."""
    pace: Pace = Pace()
    clock: Clock | None = None
    chat: bool = True


def settings_of(request: TableSettings) -> TableSettings:
    """Return the settings alone, without the other fields of a request."""
    return msgspec.convert(request, TableSettings, from_attributes=True)
