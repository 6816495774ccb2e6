"""The public description of a table."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal

from goldgavel.kernel.table_settings import TableSettings
from goldgavel.kernel.views import Data, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.kernel.game import Game

Status = Literal["open", "playing", "over", "stopped"]


class SeatKind(StrEnum):
    """Who has a seat, in the words of a record."""

    FREE = "free"
    HUMAN = "human"
    BOT = "bot"

    @classmethod
    def _missing_(cls, value: object) -> "SeatKind | None":
        """Read what earlier servers sent."""
        return cls.HUMAN if value == "person" else None


class SeatInfo(Data, frozen=True):
    """A seat: free, or taken by a player or a bot."""

    kind: SeatKind
    name: str
    player: str | None
    """The player's public id."""
    bot: str | None
    """The bot's level. The page shows its name in the reader's language."""
    here: bool
    """Whether the player is connected."""
    stand_in: bool
    """Whether a bot plays for a player who is away."""


class SeriesPlayer(Data, frozen=True):
    """What a player or a bot has won in a series."""

    name: str
    player: str | None
    """The player's public id."""
    bot: str | None
    """The bot's level. Its name ends with its number, and stays the same through the series."""
    games: int
    """The finished games that they played."""
    won: int
    """How many of these they won, alone or together with others."""


class SeriesSide(Data, frozen=True):
    """What partners have won in a series."""

    players: tuple[int, ...]
    """Their places in the series' `players`."""
    games: int
    won: int


class Series(Data, frozen=True):
    """The tally of a series: a table and its rematches, up to this game."""

    games: int
    """The finished games. A game that its players ended early does not count."""
    players: tuple[SeriesPlayer, ...]
    """Those at this table by seat, then those who have left."""
    sides: tuple[SeriesSide, ...]
    """Where partners win together: those of this table, then earlier ones. Otherwise empty."""


class TableInfo(TableSettings, frozen=True):
    """A table as its readers see it, with its settings."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[SeatInfo, ...]
    maker: str
    """The public id of the host, who starts the table and may remove a player before the start."""
    watching: int
    """How many spectators are connected."""
    next: str | None
    """The table of the rematch."""
    reason: str | None
    """Why a stopped table cannot continue, as a message id of the catalogue."""
    rematch: bool = False
    """Whether it is a rematch. It starts automatically when all its players are connected."""
    ending: Literal["conceded"] | None = None
    """How the game ended, if not by the rules."""
    series: Series | None = None
    """The tally of the evening; null at a table that is not a rematch, and in lists."""


def table_without_row(
    game: "Game[Any, Any]",
    status: Status,
    seats: "Iterable[SeatInfo]",
    ending: Literal["conceded"] | None = None,
) -> TableInfo:
    """A table that exists only in the reader's page: of a submitted record or of a lesson."""
    return TableInfo(
        id="",
        game=game.name,
        options=plain(game.options),
        status=status,
        seats=tuple(seats),
        maker="",
        spectators=False,
        records="players",
        chat=False,
        watching=0,
        next=None,
        reason=None,
        ending=ending,
    )


def seat_without_player(name: str, *, bot: bool, here: bool) -> SeatInfo:
    """A seat of such a table. It shows the given name, also for a bot."""
    kind = SeatKind.BOT if bot else SeatKind.HUMAN
    return SeatInfo(kind=kind, name=name, player=None, bot=None, here=here, stand_in=False)
