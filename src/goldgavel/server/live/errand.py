"""Runs a coroutine eagerly until its first suspension, and continues it when the awaited future is done.

A regular task would first wait for its turn in the event loop. (Python 3.12 has eager tasks. This class is enough
for coroutines that only await futures.)
"""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errand:
    """An eager task without a result. The coroutine must handle its own errors."""

    __slots__ = ("_awaited", "_coroutine", "is_over")

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self.is_over = False
        self._awaited: asyncio.Future[None] | None = None
        self._coroutine = coroutine
        self._go_on(None)

    async def end(self) -> None:
        """Wait until the coroutine is finished. Only one caller may wait at a time."""
        if not self.is_over:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited

    def _go_on(self, _: object) -> None:
        try:
            waited_for = self._coroutine.send(None)
        except (StopIteration, asyncio.CancelledError):
            self._finish()
        except BaseException:
            self._finish()
            raise
        else:
            waited_for.add_done_callback(self._go_on)

    def _finish(self) -> None:
        self.is_over = True
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
