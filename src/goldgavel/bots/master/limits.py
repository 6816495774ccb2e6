"""Limits of one search."""

from typing import NamedTuple

from goldgavel.bots.budget import DEFAULT_MILLISECONDS


class SearchLimits(NamedTuple):
    """The number of iterations if it is set, otherwise the time."""

    milliseconds: float = DEFAULT_MILLISECONDS
    iterations: int = 0
    cpu_clock: bool = False
    """Count only the processor time of this thread: for fair matches on a busy machine."""
