"""A coroutine that runs at once up to where it has to wait, and on from there when that is over.

A task would first wait for its turn in the loop, also where there is nothing to wait for. (From Python 3.12 on
asyncio has eager tasks; this is enough of one for a coroutine that waits for futures only.)
"""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errand:
    """The coroutine reports its own errors."""

    __slots__ = ("_coroutine",)

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._coroutine = coroutine
        self._go_on(None)

    def _go_on(self, _: object) -> None:
        try:
            waited_for = self._coroutine.send(None)
        except (StopIteration, asyncio.CancelledError):
            return
        waited_for.add_done_callback(self._go_on)
