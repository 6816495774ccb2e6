"""Records (docs/record.md): writes a game as a record, replays records, and derives histories move by move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel._version import VERSION
from goldgavel.kernel.errors import DealError, MoveError, RecordError
from goldgavel.kernel.untrusted import place_of
from goldgavel.kernel.views import Data, Told, plain
from goldgavel.text import game_word

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game, GameState

FORMAT = "goldgavel/1"

Dealing = Callable[["GameState", dict[str, Any]], None]
"""A callback that applies one deal of a record to the state."""


class RecordedMove(Data, frozen=True):
    seat: int
    move: str
    legal: tuple[str, ...] | None = None
    clock: Any = None
    """True for a move that was made because the seat's time ran out."""


class RecordShape(Data, frozen=True):
    """The fields that the records of every game have; other keys are ignored."""

    format: str
    game: str
    options: dict[str, Any]
    deals: tuple[dict[str, Any], ...]
    moves: tuple[RecordedMove, ...]
    result: dict[str, Any] | None = None
    ended: str | float | None = None
    """`conceded` if the players ended the game early."""


CONCEDED = "conceded"


def is_conceded(record: Mapping[str, Any]) -> bool:
    """True if the players ended the game early by agreement."""
    return record.get("ended") == CONCEDED


def write(
    state: "GameState", *, players: Sequence[Mapping[str, Any]] | None = None, legal: bool = False
) -> dict[str, Any]:
    game, move_log = state.game, state.move_log
    if not move_log.complete:
        raise RecordError("record-of-a-sample")
    record: dict[str, Any] = {
        "format": FORMAT,
        "engine": VERSION,
        "game": game.name,
        "options": plain(game.options),
    }
    if players is not None:
        record["players"] = [dict(player) for player in players]
    texts = game.texts
    record["deals"] = [plain(game.deal_data(dealt)) for dealt in move_log.deals]
    record["moves"] = [{"seat": seat, "move": texts[action]} for seat, action in move_log.all_moves()]
    if legal:
        for entry, choices in zip(record["moves"], _legal_moves(state), strict=True):
            entry["legal"] = choices
    if state.is_terminal():
        record["result"] = game.result(state)
    return record


def _legal_moves(state: "GameState") -> Iterator[list[str]]:
    texts = state.game.texts
    for before, seat, _ in walk(state):
        if seat is not None:
            yield [texts[action] for action in before.legal_actions(seat)]


def walk(state: "GameState") -> "Iterator[tuple[GameState, int | None, int | None]]":
    """Replay a state's game: yields (state before, seat, action) for each move, (…, None, None) for each deal.

    The yielded state is reused and advances with the next step; clone it to keep it.
    """
    game, move_log = state.game, state.move_log
    if not move_log.complete:
        raise RecordError("record-of-a-sample")
    again = game.start()
    deals = iter(move_log.deals)
    for seat, action in move_log.all_moves():
        if again.needs_deal():
            yield again, None, None
            again.deal(game.deal_data(next(deals)))
        yield again, seat, action
        again.apply_action(action, seat)
    for dealt in deals:
        yield again, None, None
        again.deal(game.deal_data(dealt))


HistoryStep = tuple[int, int | None, int | None]
"""The ply of a move or deal, and the seat and action of a move (None for a deal)."""


def history(state: "GameState", reader: int | None, since: int) -> list[Told]:
    """Return every move and deal from ply `since` on, with what the reader saw or may know now."""
    return [_history_entry(state, after, step, reader) for after, step in steps(state) if step[0] >= since]


def steps(state: "GameState") -> "Iterator[tuple[GameState, HistoryStep]]":
    """Yield the state after each step, and the step. The state is reused and advances with the next step."""
    pending: HistoryStep | None = None
    again = state
    for again, seat, action in walk(state):
        if pending is not None:
            yield again, pending
        pending = (again.move_log.ply(), seat, action)
    if pending is not None:
        yield again, pending


def _history_entry(now: "GameState", after: "GameState", step: HistoryStep, reader: int | None) -> Told:
    ply, seat, action = step
    move = None
    if seat is not None and action is not None:
        in_this_round = len(after.move_log.deals) == len(now.move_log.deals)
        move = now.seen_move(seat, action, reader) if in_this_round else now.game.move_text(action)
    return Told(ply=ply, seat=seat, move=move, events=after.events(reader))


def read_shape(record: Mapping[str, Any]) -> RecordShape:
    try:
        shape = msgspec.convert(record, RecordShape)
    except msgspec.ValidationError as problem:
        raise RecordError("record-shape", place=place_of(problem)) from None
    if shape.format != FORMAT:
        raise RecordError("record-format", found=shape.format[:40], expected=FORMAT)
    return shape


def take_deal(state: "GameState", dealt: dict[str, Any]) -> None:
    """Apply the next deal of a record to the state."""
    try:
        state.deal(dealt)
    except DealError as problem:
        raise RecordError("record-deal", number=len(state.move_log.deals) + 1, reason=problem) from None


def replay(game: "Game[Any, Any]", record: Mapping[str, Any], deal: Dealing = take_deal) -> Any:
    """Return the state after a record's deals and moves; raise an error that says where the record is wrong."""
    shape = read_shape(record)
    if shape.game != game.name:
        raise RecordError("record-other-game", found=shape.game[:40], expected=game_word(game.name))
    state = game.start()
    deals = iter(shape.deals)
    for number, entry in enumerate(shape.moves, start=1):
        if state.needs_deal():
            deal(state, _next_deal(deals, number))
        _replay_move(state, entry, number)
    for dealt in deals:
        if not state.needs_deal():
            raise RecordError("record-deals-left")
        deal(state, dealt)
    _check_result(state, shape)
    return state


def _next_deal(deals: Iterator[dict[str, Any]], number: int) -> dict[str, Any]:
    dealt = next(deals, None)
    if dealt is None:
        raise RecordError("record-deal-missing", number=number)
    return dealt


def _replay_move(state: "GameState", entry: RecordedMove, number: int) -> None:
    try:
        action = state.game.parse_move(entry.move)
        legal = state.legal_actions(entry.seat) if entry.legal is not None else []
        state.apply_action(action, entry.seat)
    except MoveError as problem:
        raise RecordError("record-move", number=number, move=entry.move[:40], reason=problem) from None
    if entry.legal is not None and sorted(entry.legal) != sorted(state.game.texts[action] for action in legal):
        raise RecordError("record-legal", number=number)


def _check_result(state: "GameState", shape: RecordShape) -> None:
    if shape.ended == CONCEDED and state.is_terminal():
        raise RecordError("record-conceded-late")
    if shape.result is None:
        return
    if not state.is_terminal():
        raise RecordError("record-result-early")
    if state.game.result(state) != shape.result:
        raise RecordError("record-result")


def read_json(line: str | bytes) -> dict[str, Any]:
    """Parse one record from its JSON text."""
    try:
        record = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RecordError("record-json") from None
    if not isinstance(record, dict):
        raise RecordError("record-not-an-object")
    return record
