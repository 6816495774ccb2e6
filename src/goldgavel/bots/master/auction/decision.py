"""Makes one decision: lists plans, then samples worlds until the choice is clear or a limit is reached."""

from time import perf_counter, thread_time

import goldgavel.bots.master.auction.nogil as nogil
import goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search import Search

BATCH = 8
"""Worlds between two readings of the clock: about a millisecond."""


def think(search: Search, milliseconds: float, iterations: int, cpu_clock: bool) -> int:
    """Return the chosen action. If `iterations` is set, it limits the number of worlds instead of the time."""
    clock = thread_time if cpu_clock else perf_counter
    deadline = clock() + milliseconds / 1000.0
    nogil.list_plans(search)
    decided = search.plans == 1
    while not decided:
        batch = min(BATCH, iterations - search.worlds) if iterations > 0 else BATCH
        decided = nogil.try_batch(search, batch) or is_used_up(search.worlds, iterations, deadline - clock())
    return search.actions[searching.chosen_plan(search)]


def is_used_up(worlds: int, iterations: int, left: float) -> bool:
    return worlds >= iterations if iterations > 0 else left <= 0.0
