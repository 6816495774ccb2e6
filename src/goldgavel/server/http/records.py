"""Records, the player's games, and statistics. Nothing here reveals a running game."""

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from goldgavel import games
from goldgavel.kernel.fair.proof import Proof
from goldgavel.kernel.options import OptionValue
from goldgavel.kernel.table_settings import Clock
from goldgavel.kernel.views import Data, Told
from goldgavel.protocol.table_info import Status
from goldgavel.server.errors import Forbidden, NotFound, Unauthorized, WrongState
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore, Visitor
from goldgavel.server.http.descriptions import PLAYER_OPTIONAL, PLAYER_REQUIRED, error_responses
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.table import Table
from goldgavel.session.session import Session
from goldgavel.storage.queries import played, players, results
from goldgavel.storage.queries.played import Company, GameFilter, Result
from goldgavel.storage.rows import (
    LevelStatistics,
    PlayerRow,
    PlayerStatistics,
    RecentPlayer,
    ResultRow,
    SeatRow,
    TableRow,
)

PAGE = 20
LARGEST_PAGE = 50
MOST_RECENT = 12
LATEST = 10.0**11
"""The year 5138, later than any game."""

# `gt=-1` instead of `ge=0`: Litestar leaves a limit of 0 out of the OpenAPI document.
Before = Annotated[float, QueryParameter(gt=-1, le=LATEST, description="Unix seconds: only games made before.")]
Limit = Annotated[int, QueryParameter(ge=1, le=LARGEST_PAGE, description="How many games at most.")]
Of = Annotated[str | None, QueryParameter(description="Only games of this name.")]
HowItEnded = Annotated[
    Result | None,
    QueryParameter(description="Only games that I won (or shared), that I lost, or that have no result."),
]
InCompany = Annotated[
    Company | None, QueryParameter(description="Only games with other people, or only against bots.")
]
Together = Annotated[
    str | None, QueryParameter(max_length=64, description="Only games with this player, by public id.")
]
Seat = Annotated[int | None, QueryParameter(gt=-1, le=5, description="Only what this seat saw.")]


class GamePlayer(Data, frozen=True):
    name: str
    kind: Literal["human", "bot"]
    bot: str | UnsetType = UNSET


class GameMove(Data, frozen=True):
    seat: int
    move: str
    clock: bool | UnsetType = UNSET
    """True for a move that was made because the seat's time ran out."""


class GameRecord(Data, frozen=True):
    """A finished game with everything open, as in docs/record.md, with the table's id and times.

    The OpenAPI document has the types of the options, deals and result of each game.
    """

    format: str
    engine: str
    game: str
    options: dict[str, Any]
    players: tuple[GamePlayer, ...]
    deals: tuple[dict[str, Any], ...]
    moves: tuple[GameMove, ...]
    table: str
    started: float | None
    """Unix seconds, like `finished`."""
    finished: float | None
    result: dict[str, Any] | UnsetType = UNSET
    """Missing if the players ended the game early."""
    ended: Literal["conceded"] | UnsetType = UNSET
    """How it ended, if not by the rules."""
    fair: Proof | UnsetType = UNSET
    """The proof that its deals were fair. Missing for a game that began before the server promised deals."""


class SeatHistory(Data, frozen=True):
    """A finished game as one seat saw it."""

    game: str
    options: dict[str, OptionValue]
    players: tuple[GamePlayer, ...]
    seat: int
    told: tuple[Told, ...]


class PlayedSeat(Data, frozen=True):
    name: str
    kind: Literal["human", "bot", "free"]
    bot: str | None
    won: float | None
    """The share of the win; null if the game is not over or its players ended it early."""
    score: int | None
    prizes: int | None
    """The nuggets of Aurum; null where points decide, and for games that ended before nuggets were kept."""


class PlayedGame(Data, frozen=True):
    """A game of the current player."""

    table: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    created: float
    started: float | None
    ended: float | None
    ending: Literal["conceded"] | None
    """How it ended, if not by the rules."""
    seat: int
    """The current player's seat."""
    seats: tuple[PlayedSeat, ...]
    clock: Clock | None = None
    turn: bool | None = None
    """Whether the game waits for the player; null if that is unknown because the table is not in memory."""
    left: float | None = None
    """Seconds left on the player's clock, if there is one."""


@get(
    "/tables/{table:str}/record",
    responses=error_responses(401, 403, 404, 409),
    security=PLAYER_OPTIONAL,
    summary="A record",
)
async def show_record(
    table: FromPath[str], visitor: Visitor, registry: TheRegistry, seat: Seat = None
) -> GameRecord | SeatHistory:
    """Only for finished games. If the table keeps its records for its players, only they can read it."""
    found = (await registry.find(table)).table
    require_reader(found, visitor)
    session = require_finished(found)
    return record_of(found, session) if seat is None else history_of(found, session, seat)


@get("/me/games", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My games")
async def my_games(
    me: CurrentPlayer,
    store: TheStore,
    registry: TheRegistry,
    before: Before = LATEST,
    limit: Limit = PAGE,
    game: Of = None,
    result: HowItEnded = None,
    company: InCompany = None,
    player: Together = None,
) -> list[PlayedGame]:
    """Newest first, also unfinished ones. For the next page, pass the last game's `created` as `before`."""
    if game is not None:
        games.game_class(game)  # raises the error that lists the games
    wanted = GameFilter(game=game, result=result, company=company, player=player)
    found = await store.read(played.tables_of, me.id, limit, before, wanted)
    return [with_turn(registry, row, played_game(me, row, seats, results)) for row, seats, results in found]


@get("/me/players", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My recent players")
async def my_players(me: CurrentPlayer, store: TheStore) -> list[RecentPlayer]:
    """People of my latest games, the last one first, without the players I have muted."""
    return await store.read(played.recent_players, me.id, MOST_RECENT)


@get("/me/levels", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My results by opponents")
async def my_levels(me: CurrentPlayer, store: TheStore) -> list[LevelStatistics]:
    """Totals per game and level of the bots, or with people."""
    return await store.read(results.level_statistics, me.id)


@get("/players/{player:str}/statistics", responses=error_responses(404), summary="Statistics of a player")
async def show_statistics(player: FromPath[str], store: TheStore) -> list[PlayerStatistics]:
    """Totals per game and number of players."""
    if await store.read(players.player, player) is None:
        raise NotFound("server-player-unknown")
    return await store.read(results.statistics, player)


def require_reader(table: Table, visitor: PlayerRow | None) -> None:
    if table.row.settings.records == "link":
        return
    if visitor is None:
        raise Unauthorized
    if seat_rows.seat_of_player(table.seats, visitor.id) is None:
        raise Forbidden("table-record-private")


def require_finished(table: Table) -> Session:
    if table.row.status == "stopped":
        raise WrongState("table-is-stopped")
    if table.session is None or table.row.status != "over":
        raise WrongState("table-not-over")
    return table.session


def record_of(table: Table, session: Session) -> GameRecord:
    row = table.row
    record = session.state.record(players=[])
    late = set(session.timeout_moves())
    parts = {
        "players": players_of(table),
        "moves": tuple(
            GameMove(seat=move["seat"], move=move["move"], clock=True if place in late else UNSET)
            for place, move in enumerate(record["moves"])
        ),
        "table": row.id,
        "started": row.started,
        "finished": row.ended,
    }
    return GameRecord(**record | parts, ended=row.ending or UNSET, fair=session.proof() or UNSET)


def history_of(table: Table, session: Session, seat: int) -> SeatHistory:
    if seat >= len(table.seats):
        raise NotFound("table-no-such-seat", count=len(table.seats))
    return SeatHistory(
        game=table.row.game,
        options=table.row.options,
        players=players_of(table),
        seat=seat,
        told=tuple(session.state.history(seat)),
    )


def players_of(table: Table) -> tuple[GamePlayer, ...]:
    return tuple(
        GamePlayer(name=seat.name, kind="human" if seat.bot is None else "bot", bot=seat.bot or UNSET)
        for seat in table.seats
    )


def played_game(me: PlayerRow, row: TableRow, seats: list[SeatRow], results: list[ResultRow]) -> PlayedGame:
    ends = {result.seat: result for result in results}
    mine = seat_rows.seat_of_player(seats, me.id)
    return PlayedGame(
        table=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        created=row.created,
        started=row.started,
        ended=row.ended,
        ending=row.ending,
        seat=-1 if mine is None else mine,
        seats=tuple(played_seat(row, seat, ends.get(seat.seat)) for seat in seats),
        clock=row.settings.clock,
    )


def with_turn(registry: TableRegistry, row: TableRow, game: PlayedGame) -> PlayedGame:
    """Add whether it is the player's turn: from the stored agenda, or from the table in memory."""
    runner = registry.tables.get(row.id)
    if row.status != "playing" or game.seat < 0:
        return game
    if row.settings.clock is not None and row.agenda is not None:
        ends = {turn.seat: turn.ends for turn in row.agenda.turns}.get(game.seat)
        left = None if ends is None else max(0.0, round(ends - registry.context.clock(), 2))
        return replace(game, turn=ends is not None, left=left)
    session = None if runner is None else runner.table.session
    return game if session is None else replace(game, turn=session.is_waited_for(game.seat))


def played_seat(row: TableRow, seat: SeatRow, end: ResultRow | None) -> PlayedSeat:
    kind: Literal["human", "bot", "free"] = "human" if seat.bot is None else "bot"
    return PlayedSeat(
        name=seat.name,
        kind="free" if seat_rows.is_free(seat) and row.status == "open" else kind,
        bot=seat.bot,
        won=None if end is None else end.won,
        score=None if end is None else end.score,
        prizes=None if end is None else end.prizes,
    )


HANDLERS = [show_record, my_games, my_players, my_levels, show_statistics]
