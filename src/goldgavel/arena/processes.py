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
CHUNK_SECONDS = 0.25
"""A chunk should take about this long: short enough for the progress bar and for Ctrl-C."""
MIN_SECONDS_TO_SPAWN = 1.0
"""Starting processes takes a while: work that ends sooner than this is done without them."""


class TimedChunk(Protocol):
    """What came of some games in a row."""

    @property
    def games(self) -> int: ...
    @property
    def seconds(self) -> float: ...


C = TypeVar("C", bound=TimedChunk)
Play = Callable[[int, int], C]
"""Plays the games from a number up to, not with, another. It goes to other processes, so it can be pickled."""


class ChunkSizer:
    """Cuts the games into chunks, by what the last chunk took."""

    def __init__(self, first: int, after: int) -> None:
        self.next_game = first
        self.after = after
        self.size = FIRST_CHUNK

    def next_range(self) -> tuple[int, int]:
        first = self.next_game
        self.next_game = min(self.after, first + self.size)
        return first, self.next_game

    def learn(self, chunk: TimedChunk) -> None:
        fitting = int(chunk.games * CHUNK_SECONDS / max(chunk.seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, LARGEST_CHUNK))

    def is_left(self) -> bool:
        return self.next_game < self.after

    def is_short(self, chunk: TimedChunk) -> bool:
        """Whether the rest would be done before other processes are up."""
        return (self.after - self.next_game) * chunk.seconds / chunk.games < MIN_SECONDS_TO_SPAWN


def run_in_order(play: Play[C], games: range, jobs: int, *, spawn_at_start: bool) -> Generator[C, None, None]:
    """All chunks in order. Other processes are started `spawn_at_start`, or when there is enough left to do."""
    sizer = ChunkSizer(games.start, games.stop)
    run_here = jobs == 1 or not spawn_at_start
    while sizer.is_left() and run_here:
        chunk = play(*sizer.next_range())
        sizer.learn(chunk)
        yield chunk
        run_here = jobs == 1 or sizer.is_short(chunk)
    if sizer.is_left():
        yield from _in_processes(play, sizer, jobs)


def _in_processes(play: Play[C], sizer: ChunkSizer, jobs: int) -> Generator[C, None, None]:
    """A few chunks a process are under way at a time, so that memory does not grow with the games."""
    waiting: deque[Future[C]] = deque()
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=init_worker)
    try:
        while sizer.is_left() or waiting:
            while sizer.is_left() and len(waiting) < 3 * jobs:
                with interrupts_blocked():
                    waiting.append(executor.submit(play, *sizer.next_range()))
            chunk = waiting.popleft().result()
            sizer.learn(chunk)
            yield chunk
    except BrokenProcessPool:
        raise ArenaError("arena-worker-lost") from None
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started within inherits that Ctrl-C is held back, from its first instruction on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def init_worker() -> None:
    """Ctrl-C reaches every process of the terminal, but only the first decides what to do; none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def _exit_with_parent(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
