"""PettingZoo environments, stepped like PettingZoo's `performance_benchmark`, and a game of RLCard."""

import contextlib
import io
import random
from typing import Any

import numpy as np
import rlcard
from pettingzoo.classic.rlcard_envs import leduc_holdem
from pettingzoo.test import performance_benchmark

from benchmarks.envs.rates import Run, Subject, until
from goldgavel.envs.pettingzoo import auction_v0, aurum_v0

TITLE = "One game, driven from Python through PettingZoo: steps per second"
LEDUC, DOUDIZHU = "leduc_holdem, raw", "RLCard doudizhu"
PEERS = (LEDUC, DOUDIZHU)


def stepping(env: Any) -> Run:
    """The loop of `performance_benchmark`."""
    choice = random.Random(1).choice
    env.reset(seed=1)

    def some() -> int:
        turns = 0
        for _ in env.agent_iter(env.num_agents):
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else choice(np.flatnonzero(seen["action_mask"]).tolist()))
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return turns

    return lambda seconds: until(seconds, some)


def rlcards(name: str) -> Run:
    """RLCard's own interface, which is faster than through PettingZoo."""
    env = rlcard.make(name, {"seed": 1})
    choice = random.Random(1).choice

    def some() -> int:
        turns = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            turns += 1
        return turns

    return lambda seconds: until(seconds, some)


def subjects() -> list[Subject]:
    return [
        Subject(LEDUC, stepping(leduc_holdem.raw_env())),
        Subject(DOUDIZHU, rlcards("doudizhu")),
        Subject("Aurum, 4 players, raw", stepping(aurum_v0.raw_env())),
        Subject("Aurum, 3 players, raw", stepping(aurum_v0.raw_env(players=3))),
        Subject("Auction, 4 players, raw", stepping(auction_v0.raw_env())),
        Subject("Auction, all tokens, raw", stepping(auction_v0.raw_env(tokens="stop,ban,exchange"))),
        Subject("leduc_holdem, wrapped", stepping(leduc_holdem.env())),
        Subject("Aurum, 4 players, wrapped", stepping(aurum_v0.env())),
        Subject("Auction, 4 players, wrapped", stepping(auction_v0.env())),
    ]


def by_their_own() -> list[str]:
    """Return what `performance_benchmark` prints, in wall time."""
    envs = {"leduc_holdem": leduc_holdem.raw_env(), "Aurum": aurum_v0.raw_env(), "Auction": auction_v0.raw_env()}
    lines = []
    for name, env in envs.items():
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            performance_benchmark(env)
        lines += [f"{name}: {line}" for line in said.getvalue().splitlines() if "turns per second" in line]
    return lines
