"""Writes the replays that the page's tests merge: `python -m tests.page.replays`.

Each has the server's answer, and the complete views of some positions, which the page must reproduce.
"""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

import goldgavel as gg
from goldgavel.kernel.errors import RecordError
from goldgavel.kernel.game import GameState
from goldgavel.kernel.records import steps
from goldgavel.kernel.streams import Stream
from goldgavel.server.http.replays import SentRecord, replay_of, table_of_record
from goldgavel.session.replay import first_view, view_of
from tests.kit.games.option_mixes import random_step

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
NAMES = ("Ann", "Bob", "Cyd")
MOVES = {"aurum": 72, "auction": 40}
"""Enough for a round with its sheet, or for a few lots."""
EVERY = 12


def sensible_game(game: Any) -> GameState:
    """Return a random move. Bids are mostly kept, as people do."""
    state: GameState = game.new_game(4)
    stream = Stream(5)
    while not state.is_terminal():
        if "keep" in state.view(state.to_move()[0]).legal and stream.below(5):
            state.apply_action(game.parse_move("keep"))
        else:
            random_step(state, stream)
    return state


def shortened(name: str) -> GameState:
    record = sensible_game(gg.load(name, players=3)).record()
    del record["result"]
    record["moves"] = record["moves"][: MOVES[name]]
    state: GameState = gg.load(name, players=3).from_record(
        record | {"deals": record["deals"][: deals_in(record)]}
    )
    return state


def deals_in(record: dict[str, Any]) -> int:
    """Return only the deals that the moves need, to replay a shortened game."""
    for count in range(1, len(record["deals"]) + 1):
        try:
            gg.from_record(record | {"deals": record["deals"][:count]})
        except RecordError:
            continue
        return count
    return len(record["deals"])


def fixture(name: str, seat: int | None) -> dict[str, Any]:
    state = shortened(name)
    record = msgspec.convert(state.record(), SentRecord)
    replay = asyncio.run(replay_of(state, table_of_record(state, record, NAMES), seat, None))
    views: dict[str, Any] = {"0": first_view(state.game, seat)}
    for version, (after, _) in enumerate(steps(state), start=1):
        if version % EVERY == 0 or version == len(replay.moments):
            views[str(version)] = view_of(after, seat)
    return {"replay": replay, "views": views}


def main() -> None:
    for name, seat in (("aurum", 1), ("auction", None)):
        file = FOLDER / f"replay-{name}.json"
        file.write_bytes(msgspec.json.encode(fixture(name, seat)) + b"\n")


if __name__ == "__main__":
    main()
