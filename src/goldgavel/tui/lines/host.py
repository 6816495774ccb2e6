"""A seat that plays in a thread of its own, so that whoever types can be waited for like any line of input."""

import asyncio
import queue
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

from goldgavel.tui.seat.seat import Moment, Seat

T = TypeVar("T")
PATIENCE = 0.5
"""Seconds after which one looks whether Ctrl-C was pressed: not every system interrupts a wait."""


class Host:
    """Gives the seat's moments one after another."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._moments: queue.SimpleQueue[Moment | BaseException] = queue.SimpleQueue()
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()), name="seat", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._left: asyncio.Event

    def __enter__(self) -> Self:
        self._thread.start()
        self._started.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._left.set)
        self._thread.join()

    async def _live(self) -> None:
        self._loop, self._left = asyncio.get_running_loop(), asyncio.Event()
        self.seat.listener = self._moments.put
        self._started.set()
        playing = asyncio.create_task(self.seat.run())
        playing.add_done_callback(self._ended)
        await self._left.wait()
        playing.cancel()
        await asyncio.wait([playing])

    def _ended(self, playing: "asyncio.Task[None]") -> None:
        problem = None if playing.cancelled() else playing.exception()
        if problem is not None:
            self._moments.put(problem)

    def next(self) -> Moment:
        """The next moment, when it comes. What went wrong in the thread is raised here."""
        while True:
            try:
                found = self._moments.get(timeout=PATIENCE)
            except queue.Empty:
                continue
            if isinstance(found, Moment):
                return found
            raise found

    def is_behind(self) -> bool:
        """Whether there are moments that nobody has looked at yet."""
        return not self._moments.empty()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have the seat do something, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
