"""One decision: plans, then worlds until the choice is clear or the budget is used up."""

from time import perf_counter

import goldgavel.bots.master.auction.release as release
import goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search import Search

BATCH = 8
"""Worlds between two looks at the clock: about a millisecond."""


def think(search: Search, milliseconds: float, iterations: int) -> int:
    """The action to choose; iterations, if any are given, are worlds and count instead of the time."""
    deadline = perf_counter() + milliseconds / 1000.0
    release.list_plans(search)
    clear = search.plans == 1
    while not clear:
        clear = release.try_batch(search, BATCH if iterations <= 0 else min(BATCH, iterations - search.worlds))
        if search.worlds >= iterations if iterations > 0 else perf_counter() >= deadline:
            break
    return search.actions[searching.chosen_plan(search)]
