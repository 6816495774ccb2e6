"""Golden playthroughs: whole random games as text that a person can compare with the rules.

`python -m tests.goldens.make` writes them again; review the diff before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import goldgavel as gg
from goldgavel.games.narration import sentences_of
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import to_json
from goldgavel.text import Speech, seat_names

FOLDER = Path(__file__).parent
GOLDENS: dict[str, tuple[str, dict[str, Any]]] = {
    "aurum-3-evrikus": ("aurum", {"players": 3}),
    "aurum-3-gigamic": ("aurum", {"players": 3, "edition": "gigamic"}),
    "aurum-3-points-without-zeros": ("aurum", {"players": 3, "match": "points", "zero_gold": False}),
    "aurum-4-evrikus": ("aurum", {"players": 4}),
    "aurum-4-digest": ("aurum", {"players": 4, "edition": "digest"}),
    "auction-3": ("auction", {"players": 3}),
    "auction-4-tokens": ("auction", {"players": 4, "tokens": "stop,ban,exchange"}),
    "auction-5-places": ("auction", {"players": 5, "sculpture_ties": "places", "coins": "open"}),
    "auction-6-exchange": ("auction", {"players": 6, "tokens": "exchange"}),
}


def playthrough(name: str, options: dict[str, Any]) -> Iterator[str]:
    game = gg.load(name, **options)
    speech = Speech("en", seat_names(game.players, "en"))
    yield f"{name} {to_json(game.options)}"
    state, stream = game.new_game(1), Stream(1)
    yield from (f"    {line}" for event in state.events() for line in sentences_of(name, event, speech))
    while not state.is_terminal():
        seat = state.to_move()[0]
        actions = state.legal_actions(seat)
        action = actions[stream.below(len(actions))]
        yield f"{state.move_log.ply():>3}  seat {seat}: {game.move_text(action)}"
        yield f"       of {_shortened([game.move_text(listed) for listed in actions])}"
        state.apply_action(action, seat)
        yield from (f"    {line}" for event in state.events() for line in sentences_of(name, event, speech))
    yield f"result {to_json(game.result(state))}"
    yield f"returns {state.returns()} scores {state.scores()}"


def _shortened(moves: list[str]) -> str:
    shown = ", ".join(moves[:10])
    return shown if len(moves) <= 10 else f"{shown}, … {len(moves)} in all"


def text_of(golden: str) -> str:
    return "\n".join(playthrough(*GOLDENS[golden])) + "\n"


if __name__ == "__main__":
    for golden in GOLDENS:
        (FOLDER / f"{golden}.txt").write_text(text_of(golden), encoding="utf-8")
