# cython: boundscheck=True, wraparound=True
"""A lock that can be taken synchronously: the a move has no task that could wait."""

import asyncio
from collections import deque
from contextlib import suppress


class TableLock:
    """A first-in, first-out lock for `async with`, like `asyncio.Lock`, with `take()` in addition."""

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_held

    def take(self) -> bool:
        """Take the lock if it is free. Returns False if it is held."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    async def __aenter__(self) -> None:
        await self.acquire()

    async def acquire(self) -> None:
        """Take the lock, after all who asked for it before."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # `release` may have removed it already
                    self._waiting.remove(turn)
            else:  # the lock was handed to this task, which is cancelled
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Hand the lock to the next waiter, or free it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False
