"""Runs games in order, in this process or in several. The results do not depend on the number of processes."""

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol, TypeVar

from goldgavel._child_process import init_child, interrupts_blocked
from goldgavel.arena.errors import ArenaError

FIRST_CHUNK = 4
LARGEST_CHUNK = 512
CHUNK_SECONDS = 0.25
"""The target duration of a chunk: short enough for the progress bar and for Ctrl-C."""
MIN_SECONDS_TO_SPAWN = 1.0
"""Processes take time to start: work shorter than this is done in this process."""


class TimedChunk(Protocol):
    """The result of consecutive games."""

    @property
    def games(self) -> int: ...
    @property
    def seconds(self) -> float: ...


C = TypeVar("C", bound=TimedChunk)
Play = Callable[[int, int], C]
"""Plays the games from one number up to but not including another. Must be picklable."""


class ChunkSizer:
    """Splits the games into chunks, sized by the duration of the last chunk."""

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
        """True if the rest would be finished before other processes have started."""
        return (self.after - self.next_game) * chunk.seconds / chunk.games < MIN_SECONDS_TO_SPAWN


def run_in_order(play: Play[C], games: range, jobs: int, *, spawn_at_start: bool) -> Generator[C, None, None]:
    """Yield all chunks in order.

    Other processes are started immediately with `spawn_at_start`, otherwise when enough work is left.
    """
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
    """Play in other processes.

    Only a few chunks per process are pending, so memory does not grow with the games.
    """
    waiting: deque[Future[C]] = deque()
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=init_child)
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
