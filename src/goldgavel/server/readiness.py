"""Whether the server is ready for visitors. Load balancers ask often, so the answer is cached briefly."""

import asyncio
from typing import TYPE_CHECKING

from goldgavel.server.errors import Unavailable
from goldgavel.storage.errors import StorageError

if TYPE_CHECKING:
    from goldgavel.storage.store import Store

KEPT = 1.0
"""Seconds for which an answer is cached."""
PATIENCE = 3.0
"""Seconds in which the database must answer."""


class Readiness:
    def __init__(self, store: "Store") -> None:
        self.is_leaving = False
        """True from the stop signal on."""
        self._store = store
        self._asking: asyncio.Task[str | None] | None = None
        self._asked_at = 0.0

    async def require(self) -> None:
        """Raise an error with the reason if the server is not ready."""
        problem = "server-leaving" if self.is_leaving else await self._problem()
        if problem is not None:
            raise Unavailable(problem)

    async def _problem(self) -> str | None:
        """The code of the database's error, or None. Concurrent callers share one check."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked_at > KEPT):
            self._asked_at = now
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check()
        except StorageError as problem:
            return problem.code
        except TimeoutError:
            return "storage-failed"
        return None
