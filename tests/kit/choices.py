"""Prints what the Aurum master chooses at some moments of games between adepts: `python -m tests.kit.choices N`.

Run compiled and interpreted, the lines must be the same.
"""

import sys
from typing import Any

import goldgavel as gg
from goldgavel.bots.adept.aurum import AdeptPolicy
from goldgavel.bots.driver import seat_bots
from tests.kit.mixes import spread
from tests.kit.twins import say_which

ITERATIONS = 40
EVERY = 67
"""Moments that are asked about: one in so many, so that bids, windows, plays and endings come up."""


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
    say_which()
    for seed, mix in enumerate(spread("aurum", games)):
        print(seed, *choices(mix, seed), sep="; ")


if __name__ == "__main__":
    main(int(sys.argv[1]))
