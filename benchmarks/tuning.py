"""Tunes the adept's weights for Aurum: `python -m benchmarks.tuning --players 4 --minutes 10`.

Sets of weights play whole matches in compiled code, a few thousand per second, every deal from every side. CMA-ES
draws new sets near those that win. Sets are compared with several others, including older ones: against only the
latest one, three players go in circles. Every few steps the current set is printed with its share of wins against
each.
"""

import argparse
import time

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from benchmarks.strength.compiled import core
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.adept.aurum.weights import STANDARD, Weights
from goldgavel.games.aurum.game import Aurum

Vector = NDArray[np.float64]

STEP = Weights(0.1, 0.12, 0.15, 0.08, 0.25, 0.25, 0.12, 0.3, 0.15, 0.5, 0.15, 0.12, 0.15, 0.3)
"""The initial step size of each weight."""
LEAST = Weights(0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, -1, -1, -3)
MOST = Weights(1, 1, 1, 1, 3, 2, 2, 4, 1, 6, 3, 3, 3, 3)
"""Bounds: weights that are probabilities stay between 0 and 1."""
POPULATION = 12
BLOCKS = 350
KEEP_EVERY = 6
"""Every this many steps the current set joins the opponents of the next ones."""
LATEST = 3


class Matches:
    """Plays matches between sets of weights."""

    def __init__(self, players: int) -> None:
        self.game = Aurum({"players": players})

    def share(self, first: Weights, second: Weights, blocks: int, seed: int) -> float:
        """Return the first set's share of wins, one side with it against all others."""
        table = self.game.empty_table
        trial = core("trials").play_blocks(table, Features(table, first), Features(table, second), blocks, seed)
        share: float = trial.shares / trial.blocks
        return share


def weights_at(start: Weights, place: Vector) -> Weights:
    values = np.clip(np.array(start) + np.array(STEP) * place, LEAST, MOST)
    return Weights(*(round(float(value), 3) for value in values))


def worth(matches: Matches, weights: Weights, others: list[Weights], seed: int) -> float:
    """Return the mean share of wins against each of the others."""
    return sum(matches.share(weights, other, BLOCKS, seed) for other in others) / len(others)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.tuning", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(3, 4), default=4)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    matches, start = Matches(args.players), STANDARD[args.players]
    strategy = CMA(np.zeros(len(start)), 0.5, seed=args.seed, population_size=POPULATION)
    others, chance = list(STANDARD.values()), np.random.default_rng(args.seed)
    ends = time.monotonic() + 60 * args.minutes
    while time.monotonic() < ends:
        met = others[: len(STANDARD)] + others[len(STANDARD) :][-LATEST:]
        population = [strategy.ask() for _ in range(POPULATION)]
        seed = int(chance.integers(1 << 40))
        strategy.tell([(place, -worth(matches, weights_at(start, place), met, seed)) for place in population])
        if strategy.generation % KEEP_EVERY == 0:
            now = weights_at(start, strategy.mean)
            shares = [f"{matches.share(now, other, 4 * BLOCKS, 0):.3f}" for other in met]
            others.append(now)
            print(f"step {strategy.generation}: wins {', '.join(shares)}: {now}", flush=True)


if __name__ == "__main__":
    main()
