"""What the host of a table chooses, besides the game, its options and the seats."""

from typing import Literal

import msgspec

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import Data


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
