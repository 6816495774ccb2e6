"""Grouped commits: everything that waits to be written goes into one transaction.

A durable commit costs a sync of the disk, whether it holds one move or two hundred. While one is under way, the
writes of all other tables gather for the next.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from goldgavel.kernel.entries import Entry
from goldgavel.storage.database import Query, Writer
from goldgavel.storage.errors import Conflict, StorageError
from goldgavel.storage.queries.log import entry_rows

LOG = logging.getLogger("goldgavel.storage")
MAX_WAITING = 10_000
MAX_TRIES = 5
"""Of a write that fails only because of others at the same moment."""
RETRYABLE = ("40001", "40P01")
"""The SQLSTATEs that say so."""


class VersionTaken:
    """The outcome of a write whose entries' versions were taken already."""


WriteCallback = Callable[[Any, BaseException | None], None]
"""Is told the outcome of a write, or why there is none."""


class PendingWrite:
    """Entries to append to a table's log, then other work, in one transaction; and who is told of it."""

    __slots__ = ("entries", "table", "then", "work")

    def __init__(self, table: str, entries: Sequence[Entry], work: Query[Any] | None, then: WriteCallback) -> None:
        self.table = table
        self.entries = entries
        self.work = work
        self.then = then


class GroupCommitter:
    """The one writer. It lives as long as its database, whatever happens to a write."""

    def __init__(self, database: Writer, max_waiting: int = MAX_WAITING) -> None:
        self._database = database
        self._max_waiting = max_waiting
        self._waiting: list[PendingWrite] = []
        self._taken: list[PendingWrite] = []
        self._has_writes = asyncio.Event()
        self._room = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="storage-committer")

    async def append(self, table: str, entries: Sequence[Entry], work: Query[Any] | None = None) -> None:
        await self._written(table, entries, work)

    async def write(self, work: Query[Any], table: str = "") -> Any:
        return await self._written(table, (), work)

    def append_then(
        self, table: str, entries: Sequence[Entry], work: Query[Any] | None, then: WriteCallback
    ) -> None:
        """The same for who does not wait, but is called when it is done. Ask first whether there is room."""
        if self._closed:
            then(None, StorageError("storage-closed"))
        else:
            self._waiting.append(PendingWrite(table, entries, work, then))
            self._has_writes.set()

    def has_room(self) -> bool:
        return len(self._waiting) < self._max_waiting

    async def wait_for_room(self) -> None:
        """Until there is."""
        while not self.has_room() and not self._closed:
            self._room.clear()
            await self._room.wait()

    async def close(self) -> None:
        """PendingWrite what waits, then take no more."""
        self._closed = True
        self._has_writes.set()
        self._room.set()
        await asyncio.wait([self._task])  # even if it was cancelled

    async def _written(self, table: str, entries: Sequence[Entry], work: Query[Any] | None) -> Any:
        await self.wait_for_room()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, work, partial(resolve, done))
        return await done

    async def _run(self) -> None:
        try:
            while True:
                await self._has_writes.wait()
                if not self._waiting:
                    return
                self._taken, self._waiting = self._waiting, []
                if not self._closed:
                    self._has_writes.clear()
                self._room.set()
                await self._commit(self._taken)
                self._taken = []
        finally:  # if the loop itself is torn down, nobody is left waiting
            self._closed = True
            left, self._taken, self._waiting = [*self._taken, *self._waiting], [], []
            _run_callbacks(left, [asyncio.CancelledError()] * len(left))

    async def _commit(self, writes: list[PendingWrite]) -> None:
        """All in one transaction; if that fails by one of them, each in its own, so that only that one fails."""
        try:
            outcomes = await self._try(writes)
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to whoever waits
            if len(writes) == 1 or is_unreachable(error):  # nobody's fault is no better one by one
                self._schedule_callbacks(writes, [_storage_error(error) for _ in writes])
                return
            for write in writes:
                await self._commit([write])
        else:
            self._schedule_callbacks(writes, outcomes)

    def _schedule_callbacks(self, writes: list[PendingWrite], outcomes: list[Any]) -> None:
        """All of a group at once, but not before the next group is on its way to the disk."""
        asyncio.get_running_loop().call_soon(_run_callbacks, writes, outcomes)

    async def _try(self, writes: list[PendingWrite]) -> list[Any]:
        if all(write.work is None for write in writes):
            rows = [row for write in writes for row in entry_rows(write.table, write.entries)]
            taken = await self._database.append(rows)
            return [VersionTaken if write.table in taken else None for write in writes]
        # In the order of tables, so that two workers never wait for each other.
        places = sorted(range(len(writes)), key=lambda place: writes[place].table)
        ordered = [writes[place] for place in places]
        tries = 1
        while True:
            try:
                outcomes = await self._database.write(partial(_run_all, self._database, writes=ordered))
            except DBAPIError as error:
                if tries == MAX_TRIES or getattr(error.orig, "sqlstate", None) not in RETRYABLE:
                    raise
                tries += 1
            else:
                found = dict(zip(places, outcomes, strict=True))
                return [found[place] for place in range(len(writes))]


def _run_all(database: Writer, connection: Connection, writes: list[PendingWrite]) -> list[Any]:
    """In order; entries that follow one another are inserted by one statement, whatever their tables."""
    outcomes: list[Any] = [None] * len(writes)
    waiting: list[int] = []

    def insert() -> None:
        rows = [row for place in waiting for row in entry_rows(writes[place].table, writes[place].entries)]
        taken = database.append_in(connection, rows)
        for place in waiting:
            if writes[place].table in taken:
                outcomes[place] = VersionTaken
        waiting.clear()

    for place, write in enumerate(writes):
        if write.entries:
            waiting.append(place)
        if write.work is not None:
            insert()
            if outcomes[place] is not VersionTaken:
                outcomes[place] = write.work(connection)
    insert()
    return outcomes


def is_unreachable(error: Exception) -> bool:
    """A lock, a full disk, a server that is gone."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    return isinstance(error, OperationalError | OSError)


def _run_callbacks(writes: list[PendingWrite], outcomes: list[Any]) -> None:
    for write, outcome in zip(writes, outcomes, strict=True):
        try:
            if outcome is VersionTaken:
                write.then(None, Conflict("storage-conflict"))
            elif isinstance(outcome, BaseException):
                write.then(None, outcome)
            else:
                write.then(outcome, None)
        except Exception:
            LOG.exception("what follows a write failed")


def resolve(done: "asyncio.Future[Any]", outcome: Any, error: BaseException | None) -> None:
    """For who waits for a future."""
    if done.done():  # the one who waited may have been cancelled
        return
    if error is None:
        done.set_result(outcome)
    elif isinstance(error, asyncio.CancelledError):
        done.cancel()
    else:
        done.set_exception(error)


def _storage_error(error: Exception) -> Exception:
    """An error of its own for each who waits: a raised one collects where it has been."""
    if not isinstance(error, DBAPIError | OSError):
        return error
    ours = Conflict("storage-conflict") if isinstance(error, IntegrityError) else StorageError("storage-failed")
    ours.__cause__ = error
    return ours
