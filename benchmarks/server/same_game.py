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
from goldgavel.bots.driver import play_game

KEEPS = 0.7
"""The share of windows in which a bid is kept. Otherwise all gold would be paid before the first trick."""

TIES = (652, 2038)
"""Seeds of games in which an exact bid decides a tie (A32)."""


def check_same_game(games: int) -> None:
    """Raise an error with what differs, unless the peers play these games, and those with ties, as we do."""
    seeds = [*range(games), *TIES]
    lines = "".join(f"{json.dumps(game_of(seed))}\n" for seed in seeds)
    done = subprocess.run(  # noqa: S603
        [node(), "check.js"],
        cwd=PROGRAMS,
        env={**os.environ, **PRODUCTION},
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or done.stdout.split() != [str(len(seeds))]:
        raise RuntimeError(f"The peers play another game:\n{done.stdout}{done.stderr}")


def game_of(seed: int) -> dict[str, Any]:
    """Return a game: its deals, what was on the table at every decision, the winners and the sheets."""
    state = played(seed)
    record = state.record()
    again = state.game.new_game(seed)
    decisions = []
    for move in record["moves"]:
        legal = list(again.view(move["seat"]).legal)
        decisions.append({"legal": legal, "sight": sight_of(again), **move})
        again.apply_action(again.game.parse_move(move["move"]))
    return {"deals": record["deals"], "decisions": decisions, **end_of(record["result"])}


def played(seed: int) -> Any:
    """Play a game: every second one by bots, whose rounds last to the last card, the others at random."""
    game = gg.load(AURUM.game, **AURUM.options)
    if seed % 2:
        return play_game(game, ["novice"] * AURUM.seats, seed)
    state = game.new_game(seed)
    chance = random.Random(seed)
    keep = game.parse_move("keep")
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(keep if keep in legal and chance.random() < KEEPS else chance.choice(legal))
    return state


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
