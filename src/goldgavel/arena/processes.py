"""Work in order, from this process or from several: what comes out does not depend on how many there are."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Protocol, TypeVar

from goldgavel.arena.errors import ArenaError

FIRST_CHUNK = 4
LARGEST_CHUNK = 512
GOOD_SECONDS = 0.25
"""A chunk should take about this long: short enough for the progress bar and for Ctrl-C."""
WORTH_STARTING = 1.0
"""Starting processes takes a while: work that ends sooner than this is done without them."""


class Chunk(Protocol):
    """What came of some games in a row."""

    @property
    def games(self) -> int: ...
    @property
    def seconds(self) -> float: ...


C = TypeVar("C", bound=Chunk)
Play = Callable[[int, int], C]
"""Plays the games from a number up to, not with, another. It goes to other processes, so it can be pickled."""


class Plan:
    """Cuts the games into chunks, by what the last chunk took."""

    def __init__(self, first: int, after: int) -> None:
        self.begun = first
        self.after = after
        self.size = FIRST_CHUNK

    def next_range(self) -> tuple[int, int]:
        first = self.begun
        self.begun = min(self.after, first + self.size)
        return first, self.begun

    def learn(self, chunk: Chunk) -> None:
        fitting = int(chunk.games * GOOD_SECONDS / max(chunk.seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, LARGEST_CHUNK))

    def is_left(self) -> bool:
        return self.begun < self.after

    def is_short(self, chunk: Chunk) -> bool:
        """Whether the rest would be done before other processes are up."""
        return (self.after - self.begun) * chunk.seconds / chunk.games < WORTH_STARTING


def in_order(play: Play[C], games: range, jobs: int, *, at_once: bool) -> Generator[C, None, None]:
    """All chunks in order. Other processes are started `at_once`, or when there is enough left to do."""
    plan = Plan(games.start, games.stop)
    go_on_here = jobs == 1 or not at_once
    while plan.is_left() and go_on_here:
        chunk = play(*plan.next_range())
        plan.learn(chunk)
        yield chunk
        go_on_here = jobs == 1 or plan.is_short(chunk)
    if plan.is_left():
        yield from _in_processes(play, plan, jobs)


def _in_processes(play: Play[C], plan: Plan, jobs: int) -> Generator[C, None, None]:
    """A few chunks a process are under way at a time, so that memory does not grow with the games."""
    waiting: deque[Future[C]] = deque()
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=prepare)
    try:
        while plan.is_left() or waiting:
            while plan.is_left() and len(waiting) < 3 * jobs:
                with interrupts_held():
                    waiting.append(executor.submit(play, *plan.next_range()))
            chunk = waiting.popleft().result()
            plan.learn(chunk)
            yield chunk
    except BrokenProcessPool:
        raise ArenaError("arena-worker-lost") from None
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


def prepare() -> None:
    """Ctrl-C reaches every process of the terminal, but only the first decides what to do; none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
