"""Group commit: all pending writes go into one transaction.

A durable commit costs one disk sync, whether it contains one move or two hundred. While a commit is in progress,
the writes of all other tables are collected for the next one.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from goldgavel.kernel.entries import Entry
from goldgavel.storage.database import Query, Writer
from goldgavel.storage.errors import Conflict, NotOwner, StorageError
from goldgavel.storage.queries.log import Row, entry_rows

LOG = logging.getLogger("goldgavel.storage")
MAX_WAITING = 10_000
MAX_TRIES = 5
"""Attempts for a transaction that fails only because of concurrent ones."""
RETRYABLE = ("40001", "40P01")
"""SQLSTATEs of such failures: serialization failure and deadlock."""


class NotOwned:
    """Outcome of a write to a table that this process does not own."""


WriteCallback = Callable[[Any, BaseException | None], None]
"""Called with the outcome of a write, or with the error."""


class PendingWrite:
    """Entries for a table's log, further work in the same transaction, and the callback."""

    __slots__ = ("entries", "owner", "table", "then", "work")

    def __init__(
        self, table: str, entries: Sequence[Entry], work: Query[Any] | None, then: WriteCallback, owner: int | None
    ) -> None:
        self.table = table
        self.owner = owner
        """The worker number under which the table was claimed. It is outdated if the worker has joined again."""
        self.entries = entries
        self.work = work
        self.then = then


class GroupCommitter:
    """Collects writes and commits them in groups. It survives failed writes and runs until it is closed."""

    def __init__(self, database: Writer, max_waiting: int = MAX_WAITING) -> None:
        self._database = database
        self._max_waiting = max_waiting
        self._waiting: list[PendingWrite] = []
        self._taken: list[PendingWrite] = []
        self._has_writes = asyncio.Event()
        self._room = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="storage-committer")

    async def append(
        self, table: str, entries: Sequence[Entry], work: Query[Any] | None = None, owner: int | None = None
    ) -> None:
        await self._written(table, entries, work, owner)

    async def write(self, work: Query[Any], table: str = "", owner: int | None = None) -> Any:
        return await self._written(table, (), work, owner)

    def append_then(
        self,
        table: str,
        entries: Sequence[Entry],
        work: Query[Any] | None,
        then: WriteCallback,
        owner: int | None = None,
    ) -> None:
        """Queue a write and call `then` when it is done. Check `has_room` first."""
        if self._closed:
            then(None, StorageError("storage-closed"))
        else:
            self._waiting.append(PendingWrite(table, entries, work, then, owner))
            self._has_writes.set()

    def has_room(self) -> bool:
        return len(self._waiting) < self._max_waiting

    async def wait_for_room(self) -> None:
        """Wait until there is room."""
        while not self.has_room() and not self._closed:
            self._room.clear()
            await self._room.wait()

    async def close(self) -> None:
        """Commit the pending writes, then accept no more."""
        self._closed = True
        self._has_writes.set()
        self._room.set()
        await asyncio.wait([self._task])  # even if it was cancelled

    async def _written(
        self, table: str, entries: Sequence[Entry], work: Query[Any] | None, owner: int | None
    ) -> Any:
        await self.wait_for_room()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, work, partial(resolve, done), owner)
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
        finally:  # if the event loop is torn down, no caller is left waiting
            self._closed = True
            left, self._taken, self._waiting = [*self._taken, *self._waiting], [], []
            _run_callbacks(left, [asyncio.CancelledError()] * len(left))

    async def _commit(self, writes: list[PendingWrite]) -> None:
        """Commit all writes in one transaction. If that fails, commit each on its own to isolate the bad one."""
        try:
            outcomes = await self._try(writes)
        except Exception as error:  # noqa: BLE001 - any error is passed to the waiting callers
            if len(writes) == 1 or is_unreachable(error):  # a single write would fail in the same way
                self._schedule_callbacks(writes, [_storage_error(error) for _ in writes])
                return
            for write in writes:
                await self._commit([write])
        else:
            self._schedule_callbacks(writes, outcomes)

    def _schedule_callbacks(self, writes: list[PendingWrite], outcomes: list[Any]) -> None:
        """Run the callbacks of a group after the next group has been handed to the database."""
        asyncio.get_running_loop().call_soon(_run_callbacks, writes, outcomes)

    async def _try(self, writes: list[PendingWrite]) -> list[Any]:
        number = self._database.worker
        valid = [write for write in writes if not write.table or write.owner == number]
        if len(valid) < len(writes):  # this worker has lost its tables and has joined again
            outcomes = iter(await self._write_valid(valid) if valid else ())
            return [next(outcomes) if write in valid else NotOwned for write in writes]
        return await self._write_valid(writes)

    async def _write_valid(self, writes: list[PendingWrite]) -> list[Any]:
        if all(write.work is None for write in writes):
            rows = [row for write in writes for row in entry_rows(write.table, write.entries)]
            foreign = await self._database.append(rows)
            return [NotOwned if write.table in foreign else None for write in writes]
        # Ordered by table, so that two workers cannot deadlock.
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
    """Run the writes in order. Consecutive entries are inserted together, even for different tables."""
    owned = {"", *database.lock_owned(connection, {write.table for write in writes if write.table})}
    outcomes: list[Any] = [None if write.table in owned else NotOwned for write in writes]
    rows: list[Row] = []
    for place, write in enumerate(writes):
        if write.table not in owned:
            continue
        rows += entry_rows(write.table, write.entries)
        if write.work is not None:
            database.append_in(connection, rows)
            rows = []
            outcomes[place] = write.work(connection)
    database.append_in(connection, rows)
    return outcomes


def is_unreachable(error: Exception) -> bool:
    """Return True for errors of the environment: a lock, a full disk, a lost server or file."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    return isinstance(error, OperationalError | NoFreeConnection | OSError)


def _run_callbacks(writes: list[PendingWrite], outcomes: list[Any]) -> None:
    for write, outcome in zip(writes, outcomes, strict=True):
        try:
            if outcome is NotOwned:
                write.then(None, NotOwner())
            elif isinstance(outcome, BaseException):
                write.then(None, outcome)
            else:
                write.then(outcome, None)
        except Exception:
            LOG.exception("what follows a write failed")


def resolve(done: "asyncio.Future[Any]", outcome: Any, error: BaseException | None) -> None:
    """Complete a future with the outcome or the error of a write."""
    if done.done():  # the waiting task may have been cancelled
        return
    if error is None:
        done.set_result(outcome)
    elif isinstance(error, asyncio.CancelledError):
        done.cancel()
    else:
        done.set_exception(error)


def _storage_error(error: Exception) -> Exception:
    """Translate a database error into a new exception per caller: a shared one would accumulate tracebacks."""
    if not isinstance(error, DBAPIError | NoFreeConnection | OSError):
        return error
    ours = Conflict("storage-conflict") if isinstance(error, IntegrityError) else StorageError("storage-failed")
    ours.__cause__ = error
    return ours
