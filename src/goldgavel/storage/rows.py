"""What the database holds, as plain typed data. Times are in seconds since 1970."""

from typing import Any, Literal

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import Data

Status = Literal["open", "playing", "over", "stopped"]


class PlayerRow(Data, frozen=True):
    id: str
    name: str
    created: float


class SeatRow(Data, frozen=True):
    """A chair: a player's, a bot's, or (neither) free."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    order: dict[str, Any] | None = None
    """What the player wants done in bid windows, if they have said."""


class Turn(Data, frozen=True):
    """Somebody who is waited for, and when their time runs out."""

    seat: int
    ends: float


class Agenda(Data, frozen=True):
    """What a table with a clock has to know again when it is brought back."""

    turns: tuple[Turn, ...] = ()
    stand_ins: tuple[int, ...] = ()
    """Seats of people for whom a bot plays until they are back."""


class TableRow(Data, frozen=True):
    """A table; `maker` is a player's id (empty if forgotten), `next` the table of the rematch."""

    id: str
    game: str
    options: dict[str, Any]
    engine: str
    status: Status
    maker: str
    listed: bool
    spectators: bool
    help: bool
    records: Literal["players", "link"]
    pace: Pace
    created: float
    touched: float
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    reason: str | None = None
    rematch: bool = False
    """Whether it follows another game of the same people: it starts when all of them are here."""
    clock: Clock | None = None
    chat: bool = True
    ending: Literal["conceded"] | None = None
    """How it ended, if not by the rules."""
    due: float | None = None
    """When something happens next although nobody is there."""
    revision: int = 0
    """Counts the changes of the table and its chairs; a change of an older one is a `Conflict`."""
    agenda: Agenda | None = None


class PushRow(Data, frozen=True):
    """A browser, where its messages are sent and what they are encrypted with; `secret` is its device's."""

    endpoint_hash: bytes
    player: str
    secret: bytes
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    created: float


class ResultRow(Data, frozen=True):
    """How a game ended for a seat: its share of the win, and its score."""

    table: str
    seat: int
    player: str | None
    game: str
    players: int
    won: float
    score: int
    ended: float


class PlayerStatistics(Data, frozen=True):
    """The sums of a player's results in one game at one number of players."""

    game: str
    players: int
    games: int
    won: float
    score_sum: int
    best: int


class ChatRow(Data, frozen=True):
    """Something that a player said at a table, under the name that they had there."""

    id: int
    table: str
    player: str
    name: str
    text: str
    request: str
    at: float
