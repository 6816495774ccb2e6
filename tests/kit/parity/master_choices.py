"""Prints the Aurum master's choices in positions from games between adepts.

Run it as `python -m tests.kit.parity.master_choices N`. The compiled and the interpreted engine must print the
same lines.
"""

import sys
from typing import Any

import goldgavel as gg
from goldgavel.bots.adept.aurum import AdeptPolicy
from goldgavel.bots.driver import seat_bots
from tests.kit.games.option_mixes import spread
from tests.kit.parity.both_builds import print_build

ITERATIONS = 40
EVERY = 67
"""The master is asked at one move in this many, so that bids, windows, plays and endings all occur."""


def choices(mix: dict[str, Any], seed: int) -> list[str]:
    game = gg.load("aurum", **mix)
    state, adept = game.new_game(seed), AdeptPolicy(game)
    masters = seat_bots(game, [f"master:{ITERATIONS}it"] * game.players, seed)
    chosen = []
    ply = seed
    while not state.is_terminal():
        seat = state.current_player()
        view = state.view(seat)
        if ply % EVERY == 0:
            chosen.append(masters[seat].bot.choose(view, (), None))
        state.apply_action(game.parse_move(adept.decide(view)), seat)
        ply += 1
    return chosen


def main(games: int) -> None:
    print_build()
    for seed, mix in enumerate(spread("aurum", games)):
        print(seed, *choices(mix, seed), sep="; ")


if __name__ == "__main__":
    main(int(sys.argv[1]))
