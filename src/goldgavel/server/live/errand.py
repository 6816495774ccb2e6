"""A coroutine that runs at once up to where it has to wait, and on from there when that is over.

A task would first wait for its turn in the loop, also where there is nothing to wait for. (From Python 3.12 on
asyncio has eager tasks; this is enough of one for a coroutine that waits for futures only.)
"""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errand:
    """The coroutine reports its own errors."""

    __slots__ = ("_awaited", "_coroutine", "is_over")

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self.is_over = False
        self._awaited: asyncio.Future[None] | None = None
        self._coroutine = coroutine
        self._go_on(None)

    async def end(self) -> None:
        """Wait until it is over. One at a time may wait."""
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
