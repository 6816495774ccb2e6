"""The chunks of a simulation in order, from this process or from several."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from goldgavel.cli.errors import UsageError
from goldgavel.cli.simulation.worker import Chunk, Task, play_chunk

FIRST_CHUNK = 4
LARGEST_CHUNK = 512
GOOD_SECONDS = 0.25
"""A chunk should take about this long: short enough for the progress bar and for Ctrl-C."""
WORTH_STARTING = 1.0
"""Starting processes takes a while: a simulation that ends sooner than this runs without them."""


class Plan:
    """Cuts the games into chunks, by what the last chunk took."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.begun = 0
        self.size = FIRST_CHUNK

    def next_range(self) -> tuple[int, int]:
        first = self.begun
        self.begun = min(self.games, first + self.size)
        return first, self.begun

    def learn(self, chunk: Chunk) -> None:
        fitting = int(chunk.statistics.games * GOOD_SECONDS / max(chunk.seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, LARGEST_CHUNK))

    def is_left(self) -> bool:
        return self.begun < self.games

    def is_short(self, chunk: Chunk) -> bool:
        """Whether the rest would be done before other processes are up."""
        left = self.games - self.begun
        return left * chunk.seconds / chunk.statistics.games < WORTH_STARTING


def play(task: Task, games: int, jobs: int, *, at_once: bool) -> Iterator[Chunk]:
    """All chunks in order. Other processes are started `at_once`, or when there is enough left to do."""
    plan = Plan(games)
    go_on_here = jobs == 1 or not at_once
    while plan.is_left() and go_on_here:
        chunk = play_chunk(task, *plan.next_range())
        plan.learn(chunk)
        yield chunk
        go_on_here = jobs == 1 or plan.is_short(chunk)
    if plan.is_left():
        yield from _play_in_processes(task, plan, jobs)


def _play_in_processes(task: Task, plan: Plan, jobs: int) -> Iterator[Chunk]:
    """A few chunks a process are under way at a time, so that memory does not grow with the games."""
    waiting: deque[Future[Chunk]] = deque()
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts)
    try:
        while plan.is_left() or waiting:
            while plan.is_left() and len(waiting) < 3 * jobs:
                with interrupts_held():
                    waiting.append(executor.submit(play_chunk, task, *plan.next_range()))
            chunk = waiting.popleft().result()
            plan.learn(chunk)
            yield chunk
    except BrokenProcessPool:
        raise UsageError("cli-worker-lost") from None
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started within inherits that Ctrl-C is held back, from its first instruction on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one decides what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
