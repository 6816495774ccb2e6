"""Checks that the peers play the same Aurum: they replay games of our engine; every decision and sum is compared.

The peers' rules and the comparison are in `peer/`.
"""

import json
import os
import random
import subprocess
from typing import Any

import goldgavel as gg
from benchmarks.server.servers.peers import PRODUCTION, PROGRAMS, node
from benchmarks.server.spec import AURUM

KEEPS = 0.7
"""The share of windows in which a bid is kept. Otherwise all gold would be paid before the first trick."""


def check_same_game(games: int) -> None:
    """Raise an error with what differs, unless the peers play these games as our engine does."""
    lines = "".join(f"{json.dumps(random_game(seed))}\n" for seed in range(games))
    done = subprocess.run(  # noqa: S603
        [node(), "check.js"],
        cwd=PROGRAMS,
        env={**os.environ, **PRODUCTION},
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or done.stdout.split() != [str(games)]:
        raise RuntimeError(f"The peers play another game:\n{done.stdout}{done.stderr}")


def random_game(seed: int) -> dict[str, Any]:
    """Play one game at random. Returns its deals, what was on the table at every decision, and the sheets."""
    state = gg.load(AURUM.game, **AURUM.options).new_game(seed=seed)
    chance = random.Random(seed)
    decisions = []
    while not state.is_terminal():
        seat = state.current_player()
        legal = list(state.view(seat).legal)
        move = "keep" if "keep" in legal and chance.random() < KEEPS else chance.choice(legal)
        decisions.append({"seat": seat, "legal": legal, "sight": sight_of(state), "move": move})
        state.apply_action(state.game.parse_move(move))
    record = state.record()
    return {"deals": record["deals"], "decisions": decisions, **end_of(record["result"])}


def sight_of(state: Any) -> dict[str, Any]:
    """Return what is on the table, as the peers list it."""
    view = state.view()
    return {
        "hands": [sorted(state.view(seat).hand) for seat in range(AURUM.seats)],
        "sizes": list(view.hand_sizes),
        "bids": [bid or "" for bid in view.bids],
        "stocks": [sorted(stock) for stock in view.stocks],
        "known": [sorted(cards) for cards in view.known],
        "tricks": list(view.tricks),
        "supply": sorted(view.supply),
        "aside": sorted(view.aside),
    }


def end_of(result: dict[str, Any]) -> dict[str, Any]:
    """Return the winners, and what the peers' sheets have after the last round."""
    last = result["rounds"][-1]["sides"]
    sheets = {
        "phase": "over",
        "points": result["points"],
        "rounds": [sum(side in one["winners"] for one in result["rounds"]) for side in (0, 1)],
        "last": [[side[name] for name in ("bid", "tricks", "bid_points", "gold_points")] for side in last],
    }
    return {"winners": result["winners"], "sheets": sheets}
