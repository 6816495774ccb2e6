"""Background tasks of one owner: kept until they end, and cancelled with it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class TaskSet:
    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        """`failed` is called with the exception of every task that fails; it is not called for cancelled ones."""
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a task. A reference is kept, because the event loop keeps none."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def __len__(self) -> int:
        """Return the number of tasks that have not ended."""
        return len(self._tasks)

    def cancel(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    async def settle(self) -> None:
        """Wait until the tasks that have been started have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _end(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self._failed(problem)
