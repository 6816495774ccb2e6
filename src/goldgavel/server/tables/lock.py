# cython: boundscheck=True, wraparound=True
"""A lock that can be taken without waiting: a move on its short way has no task that could wait."""

import asyncio
from collections import deque
from contextlib import suppress


class TableLock:
    """For `async with`, as asyncio's own; whoever waits longest is next, and nobody gets in between."""

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_held

    def take(self) -> bool:
        """Take it now, or say that it cannot be had now."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # it may have been passed over already
                    self._waiting.remove(turn)
            else:  # it was handed over, and who was to have it is gone
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Hand it over to whoever is next."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False
