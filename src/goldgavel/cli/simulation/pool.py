"""The chunks of a simulation in order, from this process or from several."""

from collections.abc import Iterator
from functools import partial

from goldgavel.arena.processes import run_in_order
from goldgavel.cli.simulation.worker import Chunk, Task, play_chunk


def play(task: Task, games: int, jobs: int, *, at_once: bool) -> Iterator[Chunk]:
    """All chunks in order. Other processes are started `at_once`, or when there is enough left to do."""
    return run_in_order(partial(play_chunk, task), range(games), jobs, spawn_at_start=at_once)
