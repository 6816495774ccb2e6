"""A first agent for Auction in a few lines, against bots: python examples/first_agent.py

It reads one number of the observation by the name of its block, and bids one coin more than the others while that
is cheap. An agent for Gymnasium only needs to return a number for every observation.
"""

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import goldgavel.envs.gymnasium  # noqa: F401 - this registers the games
from goldgavel.envs import observation

MOST = 4
"""The most coins that the agent bids for a lot."""
PASS = 0

Agent = Callable[[Any, Any], int]


def careful(env: Any, seen: Any) -> int:
    """Bid one coin more. A plain bid has its coins as its number, and passing is 0 (docs/envs.md)."""
    blocks = {block.name: block.slice for block in observation.describe(env.game)}
    legal = seen["action_mask"]
    coins = env.game.box.coins
    bid: int = round(float(seen["observation"][blocks["high_bid"]][0]) * coins) + 1
    if bid <= MOST and legal[bid]:
        return bid
    return PASS if legal[PASS] else int(np.argmax(legal))  # where a replica joins: the first group


def careless(env: Any, seen: Any) -> int:
    """Choose a random legal action."""
    return int(env.action_space.sample(seen["action_mask"]))


def share_of_wins(agent: Agent, opponents: str, games: int) -> float:
    env: Any = gymnasium.make("goldgavel/Auction-v0", players=4, opponents=opponents).unwrapped
    env.action_space.seed(1)
    total = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(agent(env, seen))
        total += reward
    return total / games


def main(games: int) -> dict[str, float]:
    shares = {}
    for opponents in ("random", "novice", "adept"):
        for agent in (careless, careful):
            share = shares[f"{agent.__name__} against {opponents}"] = share_of_wins(agent, opponents, games)
            print(f"{agent.__name__:8} against three of {opponents:6}: {share:.0%} of the wins; even would be 25%")
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    main(parser.parse_args().games)
