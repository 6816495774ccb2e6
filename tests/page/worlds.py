"""Games of Auction in two worlds that differ only in hidden cards, for the page's test of the paintings.

`python -m tests.page.worlds 20` writes 20 of them as JSON. Both worlds have the same public history up to `shared`
entries, and continue to the end with different cards.
"""

import json
import sys
from typing import Any

import goldgavel as gg
from goldgavel.games.auction.options import TOKENS
from goldgavel.kernel.records import steps
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import to_json
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.option_mixes import random_step

SHOWN = ("phase", "cards", "lot", "boxed", "face_down")
"""The fields of a view that show cards."""


def story(state: Any) -> list[dict[str, Any]]:
    """Return what a spectator hears of each step, and the cards after it: the public ones, and with all open."""
    heard = [entry.events for entry in state.history(None)]
    views = [(shown(after.view(None)), shown(after.game.open_view(after))) for after, _ in steps(state)]
    return [
        {"events": plain(events), "public": public, "open": opened}
        for events, (public, opened) in zip(heard, views, strict=True)
    ]


def shown(view: Any) -> dict[str, Any]:
    return {name: plain(getattr(view, name)) for name in SHOWN}


def plain(value: Any) -> Any:
    return json.loads(to_json(value))


def finished(state: Any, stream: Stream) -> Any:
    while not state.is_terminal():
        random_step(state, stream)
    return state


def pair(seed: int) -> dict[str, Any]:
    stream = Stream(seed, 21)
    state = gg.load("auction", players=3 + seed % 4, tokens=tuple(TOKENS)).new_game(seed)
    for _ in range(stream.below(160)):
        before = state.clone()
        random_step(state, stream)
        if state.is_terminal():
            state = before
            break
    other = other_world(state, None, stream)
    shared = len(state.history(None))
    return {"shared": shared, "worlds": [story(finished(world, stream)) for world in (state, other)]}


if __name__ == "__main__":
    print(json.dumps([pair(seed) for seed in range(int(sys.argv[1]))]))
