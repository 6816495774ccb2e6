"""The number of repetitions: a sample in `make test`, the full count in `make soak`."""

import os

SOAK = os.environ.get("GOLDGAVEL_SOAK") == "1"
INTERPRETED = os.environ.get("GOLDGAVEL_PURE") == "1"


def count(sample: int, full: int) -> int:
    return full if SOAK else sample


def mix_count(sample: int, full: int) -> int:
    """Return how many mixes of options a property is tested with.

    Half of the sample in the second run, on the sources: the first one tests the same code with all of it, and
    `test_differential.py` compares the two builds.
    """
    return count(sample // 2 if INTERPRETED else sample, full)
