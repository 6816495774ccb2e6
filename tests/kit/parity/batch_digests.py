"""Prints one digest per batch of environments, over all its arrays: `python -m tests.kit.parity.batch_digests N`.

The compiled and the interpreted engine must print the same lines.
"""

import hashlib
import sys
from typing import Any

from goldgavel.envs.batch import BatchEnv
from tests.kit.games.option_mixes import all_spread
from tests.kit.parity.both_builds import print_build

STEPS = 220
"""Enough to end a game and begin another."""


def trace(name: str, mix: dict[str, Any], seed: int) -> str:
    digest = hashlib.sha256()
    env = BatchEnv(name, 2, seed=seed, **mix)
    for _ in range(STEPS):
        for array in env.batch:
            digest.update(array.tobytes())
        env.step(env.sample())
    return f"{name} {mix} {seed} {digest.hexdigest()}"


def main(batches: int) -> None:
    print_build()
    for seed, (name, mix) in enumerate(all_spread(batches)):
        print(trace(name, mix, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
