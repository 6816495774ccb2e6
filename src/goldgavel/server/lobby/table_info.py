"""A table as everybody may see it."""

from typing import TYPE_CHECKING, Any, Literal

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import Data, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.kernel.game import Game

Status = Literal["open", "playing", "over", "stopped"]


class SeatInfo(Data, frozen=True):
    """A chair: free, or with a person or a bot on it."""

    kind: Literal["free", "person", "bot"]
    name: str
    player: str | None
    """The person's public id."""
    bot: str | None
    """Which bot plays here; a page calls it by its level in the reader's language."""
    here: bool
    """Whether the person is connected."""
    stand_in: bool
    """Whether a bot plays for a person who is away."""


class TableInfo(Data, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[SeatInfo, ...]
    maker: str
    """The public id of who made the table: they start it, and they may remove a player before the start."""
    listed: bool
    spectators: bool
    help: bool
    records: Literal["players", "link"]
    pace: Pace
    watching: int
    """How many spectators are connected."""
    next: str | None
    """The table of the rematch."""
    reason: str | None
    """Why a stopped table cannot go on, as a code of the catalogue."""
    rematch: bool = False
    """Whether it is one more game of the same people: then it starts by itself once all of them are here."""
    clock: Clock | None = None
    chat: bool = False
    ending: Literal["conceded"] | None = None
    """How the game ended, if not by the rules."""


def table_without_row(
    game: "Game[Any, Any]",
    status: Status,
    seats: "Iterable[SeatInfo]",
    ending: Literal["conceded"] | None = None,
) -> TableInfo:
    """A table that only the reader's page has: of a record that somebody sent, or of a lesson."""
    return TableInfo(
        id="",
        game=game.name,
        options=plain(game.options),
        status=status,
        seats=tuple(seats),
        maker="",
        listed=False,
        spectators=False,
        help=True,
        records="players",
        pace=Pace(),
        watching=0,
        next=None,
        reason=None,
        ending=ending,
    )


def seat_without_player(name: str, *, bot: bool, here: bool) -> SeatInfo:
    """Whoever sits there is called by the name, as in the sentences: no bot of ours plays."""
    kind: Literal["person", "bot"] = "bot" if bot else "person"
    return SeatInfo(kind=kind, name=name, player=None, bot=None, here=here, stand_in=False)
