"""A bounded background queue with a few workers. Items beyond the limit are dropped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

from goldgavel.server.task_set import TaskSet

LOG = logging.getLogger("goldgavel.server")
T = TypeVar("T")


class WorkQueue(Generic[T]):
    """A queue whose workers run only while there are items."""

    def __init__(self, name: str, work: Callable[[T], Awaitable[None]], *, most: int, at_once: int) -> None:
        self.name = name
        self.most = most
        self.dropped = 0
        self._work = work
        self._at_once = at_once
        self._items: asyncio.Queue[T] = asyncio.Queue(most)
        self._workers = TaskSet(lambda problem: LOG.error("%s: a worker failed", name, exc_info=problem))

    def put(self, item: T) -> None:
        try:
            self._items.put_nowait(item)
        except asyncio.QueueFull:
            self.dropped += 1
            if self.dropped.bit_count() == 1:  # the 1st, 2nd, 4th, 8th …
                LOG.warning("%s: %d messages were dropped because the queue is full", self.name, self.dropped)
            return
        if len(self._workers) < self._at_once:
            self._workers.spawn(self._run())

    async def _run(self) -> None:
        with suppress(asyncio.QueueEmpty):
            while True:
                item = self._items.get_nowait()
                try:
                    await self._work(item)
                except Exception:
                    LOG.exception("%s: a message could not be sent", self.name)

    async def close(self) -> None:
        await self._workers.close()
