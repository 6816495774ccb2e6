"""The number of repetitions: a sample in `make test`, the full count in `make soak`."""

import os

SOAK = os.environ.get("GOLDGAVEL_SOAK") == "1"


def count(sample: int, full: int) -> int:
    return full if SOAK else sample
