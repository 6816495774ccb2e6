"""Runs a seat in its own thread, so that the main thread can block on the player's input."""

import asyncio
import queue
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

from goldgavel.tui.seat.seat import PlayerSeat, SeatSnapshot

T = TypeVar("T")
POLL_SECONDS = 0.5
"""The interval for noticing Ctrl-C, because not every system interrupts a wait."""


class SeatThread:
    """A seat in a thread, with a queue of its snapshots."""

    def __init__(self, seat: PlayerSeat) -> None:
        self.seat = seat
        self._snapshots: queue.SimpleQueue[SeatSnapshot | BaseException] = queue.SimpleQueue()
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run_loop()), name="seat", daemon=True)
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

    async def _run_loop(self) -> None:
        self._loop, self._left = asyncio.get_running_loop(), asyncio.Event()
        self.seat.listener = self._snapshots.put
        self._started.set()
        playing = asyncio.create_task(self.seat.run())
        playing.add_done_callback(self._ended)
        await self._left.wait()
        playing.cancel()
        await asyncio.wait([playing])

    def _ended(self, playing: "asyncio.Task[None]") -> None:
        problem = None if playing.cancelled() else playing.exception()
        if problem is not None:
            self._snapshots.put(problem)

    def next_snapshot(self) -> SeatSnapshot:
        """Wait for the next snapshot and return it. Raises any error from the thread."""
        while True:
            try:
                found = self._snapshots.get(timeout=POLL_SECONDS)
            except queue.Empty:
                continue
            if isinstance(found, SeatSnapshot):
                return found
            raise found

    def has_pending(self) -> bool:
        """True if there are snapshots that have not been read yet."""
        return not self._snapshots.empty()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the seat's event loop and wait for its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
