"""The rows of the database as typed data. Times are in seconds since 1970."""

from typing import Any, Literal

from goldgavel.kernel.table_settings import TableSettings
from goldgavel.kernel.views import Data

Status = Literal["open", "playing", "over", "stopped"]


class PlayerRow(Data, frozen=True):
    id: str
    name: str
    created: float


class Agent(Data, frozen=True):
    """Which browser on which system a device uses, if known."""

    browser: str | None = None
    system: str | None = None


class DeviceRow(Data, frozen=True):
    """A device of a player. `secret` is the hash of its secret."""

    secret: bytes
    player: str
    created: float
    visited: float
    """The hour of its last visit."""
    browser: str | None
    system: str | None


class RecoveryRow(Data, frozen=True):
    """When a player's recovery code was made, and when it last signed in a device."""

    created: float
    used: float | None


class SeatRow(Data, frozen=True):
    """A seat: a player's, a bot's, or (if neither) free."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    order: dict[str, Any] | None = None
    """The player's standing order for bid windows, if they gave one."""


class Turn(Data, frozen=True):
    """A seat the game waits for, and when its time runs out."""

    seat: int
    ends: float


class Agenda(Data, frozen=True):
    """What must be restored when a table with a clock is loaded again."""

    turns: tuple[Turn, ...] = ()
    stand_ins: tuple[int, ...] = ()
    """Seats for which a bot plays until the player returns."""
    noted: float | None = None
    """When this was computed: outages since then are not included."""


class TableRow(Data, frozen=True):
    """A table. `maker` is the host's player id (empty if deleted), `next` the table of the rematch."""

    id: str
    game: str
    options: dict[str, Any]
    engine: str
    status: Status
    maker: str
    created: float
    touched: float
    settings: TableSettings = TableSettings()
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    reason: str | None = None
    rematch: bool = False
    """True for a rematch: it starts when all its players have joined."""
    ending: Literal["conceded"] | None = None
    """How the game ended; None if by the rules or not yet."""
    due: float | None = None
    """When the next automatic action is due, even if no one is connected."""
    revision: int = 0
    """Counts changes to the table and its seats. Saving an older revision raises `Conflict`."""
    agenda: Agenda | None = None
    series: str | None = None
    """The first table of its series: a table and its rematches. None while there is no rematch."""
    series_place: int = 0
    """How many tables of the series came before."""


class PushRow(Data, frozen=True):
    """A push subscription of a browser: its endpoint and encryption keys. `secret` identifies the device."""

    endpoint_hash: bytes
    player: str
    secret: bytes
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    created: float


class ResultRow(Data, frozen=True):
    """How a game ended for a seat: its share of the win, its score, and its prizes if they decide the game."""

    table: str
    seat: int
    player: str | None
    game: str
    players: int
    won: float
    score: int
    ended: float
    prizes: int | None = None
    """The nuggets of Aurum. None where points decide, and in results that were saved before prizes were kept."""


class SeriesResult(Data, frozen=True):
    """How a finished game of a series ended for a seat, and who sat there."""

    place: int
    """The game's place in the series."""
    seat: int
    player: str | None
    name: str
    bot: str | None
    won: float


class PlayerStatistics(Data, frozen=True):
    """A player's totals for one game and number of players."""

    game: str
    players: int
    games: int
    won: float
    score_sum: int
    best: int


class LevelStatistics(Data, frozen=True):
    """A player's totals for one game against the same kind of opponents."""

    game: str
    people: bool
    """Whether at least one other player was a person."""
    bot: str | None
    """The level of all other players; null with people and with bots of several levels."""
    games: int
    won: float


class RecentPlayer(Data, frozen=True):
    """A person with whom a player has played."""

    player: str
    """The public id, as at the table."""
    name: str
    """The name at the last table that they shared."""
    last: float
    """When that game ended; while it runs, when it started."""


class ChatRow(Data, frozen=True):
    """A chat message of a player at a table, with the name they had there."""

    id: int
    table: str
    player: str
    name: str
    text: str
    request: str
    at: float
