"""The workers on one PostgreSQL database, seen from one of them: which tables it owns, and who owns the others."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from goldgavel.server.cluster.membership import Membership, WorkerAddress
from goldgavel.server.peers import Peers
from goldgavel.server.task_set import TaskSet
from goldgavel.storage.errors import NotOwner, StorageError
from goldgavel.storage.postgres import ownership
from goldgavel.storage.postgres.ownership import Owner
from goldgavel.storage.postgres.session import PostgresSession

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.settings.settings import Settings
    from goldgavel.storage.postgres.database import PostgresDatabase
    from goldgavel.storage.postgres.notices import Notice

LOG = logging.getLogger("goldgavel.server")
NOBODY = 0
"""The number of no worker. Under it nothing can be written."""
PATIENCE = 5.0
"""Seconds to wait for the membership before a request is refused."""
START_PATIENCE = 30.0
Apply = Callable[["Notice"], Coroutine[Any, Any, None]]
"""Applies a notice of another worker."""


class WorkerCluster(Peers):
    def __init__(self, database: "PostgresDatabase", settings: "Settings") -> None:
        self.number = NOBODY
        self.found_dead: Callable[[], None] = lambda: None
        """Called when another worker has died: its tables have no owner."""
        self._database = database
        self._beat, self._lease = settings.worker_beat, settings.worker_lease
        self._valid_until = 0.0
        self._renewed = asyncio.Event()
        self._session = PostgresSession(database.parameters)
        self._tasks = TaskSet(lambda problem: LOG.error("a task among the workers failed", exc_info=problem))
        self._is_leaving = False
        self._registry: TableRegistry
        self._apply: Apply
        self._membership: Membership | None = None

    # Joining and leaving.

    async def own_address(self) -> str:
        """The address from which the database sees this process; empty over a Unix socket."""
        (found,) = await self._session.ask(ownership.CLIENT_ADDRESS)
        return found[0] or ""

    async def open(self, registry: "TableRegistry", apply: "Apply", place: WorkerAddress) -> None:
        """Join, and apply the notices of other workers from now on."""
        self._registry, self._apply = registry, apply
        self._end_membership()
        registry.context.store.disowned = registry.lose
        self._membership = Membership(self._database, self, place, self._beat, self._lease)
        self._membership.start()
        await self.confirm(START_PATIENCE)
        self._tasks.spawn(self._remove_dead())

    async def leave(self) -> None:
        if self._membership is None or self._is_leaving:
            return
        self._is_leaving = self._membership.is_leaving = True
        if self.number != NOBODY:
            with suppress(StorageError):
                await self._session.ask(ownership.LEAVE, self.number)
        self._end_membership()
        await self._membership.close()

    async def close(self) -> None:
        await self._tasks.close()
        await self.leave()
        await self._session.close()

    # What the membership reports.

    def joined(self, number: int, at: float) -> None:
        if not self._is_leaving:
            self.number = self._database.worker = number
            self.renewed(at)

    def renewed(self, at: float) -> None:
        self._valid_until = at + self._lease
        self._renewed.set()

    def lost(self) -> None:
        self._end_membership()
        self._registry.lose_all()

    def heard(self, notice: "Notice") -> None:
        self._tasks.spawn(self._apply(notice))

    def _end_membership(self) -> None:
        self.number = self._database.worker = NOBODY
        self._valid_until = 0.0

    async def confirm(self, patience: float = PATIENCE) -> None:
        if self._is_leaving:
            raise StorageError("storage-closed")
        try:
            async with asyncio.timeout(patience):
                while monotonic() >= self._valid_until:
                    self._renewed.clear()
                    await self._renewed.wait()
        except TimeoutError:
            raise StorageError("storage-failed") from None

    # Ownership.

    def is_current(self, number: int | None) -> bool:
        return number == self.number

    async def claim(self, table: str) -> int | None:
        await self.confirm()
        number = self.number
        owner = await self._owner_of(table, number)
        if owner is not None and owner.number != number:
            raise NotOwner
        return number

    async def find_other(self, table: str) -> Owner | None:
        """The other worker that owns a table. None if there is no such table, or if this worker owns it now."""
        await self.confirm()
        number = self.number
        owner = await self._owner_of(table, number)
        return None if owner is None or owner.number == number else owner

    async def _owner_of(self, table: str, number: int) -> Owner | None:
        """The owner of a table: the worker of this number, unless another that lives owns it."""
        if not (table.isascii() and table.isprintable()):  # no table can have this name
            return None
        try:
            found = await self._session.ask(ownership.CLAIM, table, number, self._lease)
        except StorageError:  # the session may have ended while it was not used
            found = await self._session.ask(ownership.CLAIM, table, number, self._lease)
        return Owner(*found[0]) if found else None

    async def release(self, table: str) -> None:
        with suppress(StorageError):  # then requests for it still come here, and it is read again
            await self._session.ask(ownership.RELEASE, self.number, [table])

    async def _remove_dead(self) -> None:
        """Look for dead workers with every beat, so that their tables do not wait for a request."""
        while True:
            await asyncio.sleep(self._beat)
            if self.number == NOBODY:
                continue
            with suppress(StorageError):
                (found,) = await self._session.ask(ownership.REMOVE_DEAD, self.number, self._lease)
                if found[0]:
                    self.found_dead()
