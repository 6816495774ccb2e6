"""Replays, moment by moment: of finished games at this server's tables, and of submitted records."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET, Meta, UnsetType

from goldgavel import games
from goldgavel.games.game_types import GameView
from goldgavel.games.narration import names_of
from goldgavel.kernel import records
from goldgavel.kernel.game import GameState
from goldgavel.kernel.views import Data, plain
from goldgavel.protocol.messages import Refusal, Update, Words, sentence_language
from goldgavel.protocol.table_info import TableInfo, seat_without_player, table_without_row
from goldgavel.server.errors import NotFound
from goldgavel.server.http.compression import compressed
from goldgavel.server.http.dependencies import TheRegistry, Visitor, limit_creation
from goldgavel.server.http.descriptions import PLAYER_OPTIONAL, error_responses, write_error_responses
from goldgavel.server.http.language import language_of
from goldgavel.server.http.records import require_finished, require_reader
from goldgavel.session.event_text import LogWriter
from goldgavel.session.replay import first_view, replay_updates
from goldgavel.session.updates import EntryView, ReaderUpdate
from goldgavel.text import Speech

LARGEST_RECORD = 256 * 1024
"""Several times the size of the longest game with all its legal moves."""
SLICE = 16
"""Moments that are made in one go, about a millisecond, before other tasks run."""

AnyRequest = Request[Any, Any, Any]
SeatView = Annotated[
    int | None, QueryParameter(gt=-1, le=5, description="As this seat saw it; by default everything is open.")
]
AskedWords = Annotated[
    Words | None,
    QueryParameter(description="`ids` for message ids; by default, sentences in the language of the request."),
]


class Beginning(Data, frozen=True):
    """The view before the first deal."""

    version: int
    view: GameView


class Replay(Data, frozen=True):
    """A replay: the first view of a game, and what each move or deal changed, as updates of the live socket."""

    table: TableInfo
    """For a submitted record, a table without an id."""
    seat: int | None
    open: bool
    """Whether everything is face up; otherwise the replay shows what the seat saw."""
    start: Beginning
    moments: tuple[Update, ...]


class RecordedPlayer(Data, frozen=True):
    name: str = ""
    bot: Annotated[str, Meta(max_length=64)] | None = None


class SentRecord(records.RecordShape, frozen=True):
    """A record as docs/record.md describes it."""

    players: tuple[RecordedPlayer, ...] = ()


@get(
    "/tables/{table:str}/replay",
    responses=error_responses(401, 403, 404, 409),
    security=PLAYER_OPTIONAL,
    summary="The replay of a table",
)
async def show_replay(
    table: FromPath[str],
    request: AnyRequest,
    visitor: Visitor,
    registry: TheRegistry,
    seat: SeatView = None,
    words: AskedWords = None,
) -> Response[Replay]:
    """For whoever may read the record."""
    found = await registry.find(table)
    require_reader(found.table, visitor)
    session = require_finished(found.table)
    lang = language_for(request, words)
    speech = None if lang is None else Speech(lang, found.table.names(lang), seat)
    replay = await replay_of(
        session.state, found.table.info(found.audience), seat, speech, session.timeout_moves()
    )
    return compressed(request, replay)


@post(
    "/replay",
    status_code=200,
    guards=[limit_creation],
    responses=write_error_responses(404),
    request_max_body_size=LARGEST_RECORD,
    summary="The replay of a record",
)
async def replay_record(
    data: JSONBody[SentRecord], request: AnyRequest, seat: SeatView = None, words: AskedWords = None
) -> Response[Replay]:
    """The replay of any record, also of an unfinished game. The record is not stored."""
    record = plain(data)
    state = games.load(data.game, data.options).from_record(record)
    lang = language_for(request, words)
    names = names_of(record, state.game.players, lang)
    speech = None if lang is None else Speech(lang, names, seat)
    late = {place for place, move in enumerate(data.moves) if move.clock is True}
    replay = await replay_of(state, table_of_record(state, data, names), seat, speech, late)
    return compressed(request, replay)


def language_for(request: AnyRequest, words: Words | None) -> str | None:
    """The language of the sentences; None if the client has its own catalogue."""
    return language_of(request.scope) if words is None else sentence_language(words)


async def replay_of(
    state: GameState,
    table: TableInfo,
    seat: int | None,
    speech: Speech | None,
    late: Collection[int] = (),
) -> Replay:
    """Make a replay in slices, so that other tables can run in between. `speech` is for sentences."""
    game = state.game
    if seat is not None and seat >= game.players:
        raise NotFound("table-no-such-seat", count=game.players)
    moments: list[Update] = []
    writer = LogWriter(game.name, speech)
    for change in replay_updates(state, seat, late):
        moments.append(update_of(change, writer, change.entries[-1].version))
        if len(moments) % SLICE == 0:
            await asyncio.sleep(0)
    if table.ending is not None:
        moments.append(last_moment(moments, writer))
    start = Beginning(version=0, view=first_view(game, seat))
    return Replay(table=table, seat=seat, open=seat is None, start=start, moments=tuple(moments))


def last_moment(moments: Sequence[Update], writer: LogWriter) -> Update:
    """The moment in which the players ended the game early."""
    news = EntryView(version=len(moments) + 1, seat=None, move=None, events=(), note="concede")
    return Update(
        version=news.version,
        told=(writer.write(news),),
        view={"phase": "over", "to_move": (), "legal": ()},
        decision=None,
    )


def update_of(
    change: ReaderUpdate,
    writer: LogWriter,
    version: int,
    decision: int | None = None,
    refusals: dict[str, Refusal] | UnsetType = UNSET,
) -> Update:
    """An update as on the live socket, in words."""
    return Update(
        version=version,
        told=tuple(map(writer.write, change.entries)),
        view=change.shared | change.own,
        decision=decision,
        moves=change.moves or UNSET,
        refusals=refusals,
    )


def table_of_record(state: GameState, record: SentRecord, names: Sequence[str]) -> TableInfo:
    """A table that fits the record."""
    players = [*record.players, *[RecordedPlayer()] * len(names)]
    chairs = [
        seat_without_player(name, bot=player.bot is not None, here=False)
        for name, player in zip(names, players, strict=False)
    ]
    ending: Literal["conceded"] | None = "conceded" if record.ended == records.CONCEDED else None
    is_over = ending is not None or state.is_terminal()
    return table_without_row(state.game, "over" if is_over else "playing", chairs, ending)


HANDLERS = [show_replay, replay_record]
