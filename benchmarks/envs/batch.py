"""Batches of games: every step writes observations and masks and draws legal actions.

For comparison, a C++ game of OpenSpiel is asked for the same from Python. It has no batches.
"""

import random
from typing import Any

import pyspiel

from benchmarks.envs.rates import Run, Subject, until
from goldgavel.envs.batch import BatchEnv

TITLE = "Many games together: steps per second, random legal actions, observations and masks written"
HEARTS = "OpenSpiel hearts"
PEERS = (HEARTS,)
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "Aurum, 4 players": ("aurum", {}),
    "Aurum, 3 players": ("aurum", {"players": 3}),
    "Auction, 4 players": ("auction", {}),
    "Auction, 6 players, all tokens": ("auction", {"players": 6, "tokens": "stop,ban,exchange"}),
}
SIZES = (256, 1024, 4096)


def stepping(name: str, options: dict[str, Any], games: int) -> Run:
    env = BatchEnv(name, games, **options)

    def some() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * games

    return lambda seconds: until(seconds, some)


def hearts() -> Run:
    game = pyspiel.load_game("hearts")
    choice = random.Random(1).choice

    def some() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.information_state_tensor()
                state.legal_actions_mask()
                steps += 1
            state.apply_action(choice(state.legal_actions()))
        return steps

    return lambda seconds: until(seconds, some)


def subjects() -> list[Subject]:
    ours = [
        Subject(f"{label}; {games:,} games", stepping(name, options, games))
        for label, (name, options) in KINDS.items()
        for games in SIZES
    ]
    return [Subject(HEARTS, hearts()), *ours]
