"""Grouped commits: everything that waits to be written goes into one transaction.

A durable commit costs a sync of the disk, whether it holds one move or two hundred. While one is under way, the
writes of all other tables gather for the next.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from goldgavel.kernel.entries import Entry
from goldgavel.storage.database import Query, Writer
from goldgavel.storage.errors import Conflict, StorageError
from goldgavel.storage.log import Row, entry_rows, insert_entries

MOST_WAITING = 10_000

UNREACHABLE = (OperationalError, OSError)
"""A lock, a full disk, a server that is gone."""


class Write:
    """Entries to append to a table's log, then other work, in one transaction; and who waits for it."""

    __slots__ = ("done", "entries", "table", "work")

    def __init__(self, table: str, entries: Sequence[Entry], work: Query[Any] | None) -> None:
        self.table = table
        self.entries = entries
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(self, outcome: Any) -> None:
        if not self.done.done():  # the one who waited may have been cancelled
            self.done.set_result(outcome)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Committer:
    """The one writer. It lives as long as its database, whatever happens to a write."""

    def __init__(self, database: Writer, most_waiting: int = MOST_WAITING) -> None:
        self._database = database
        self._most_waiting = most_waiting
        self._waiting: list[Write] = []
        self._taken: list[Write] = []
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="storage-committer")

    async def append(self, table: str, entries: Sequence[Entry], work: Query[Any] | None = None) -> None:
        await (await self._queue(Write(table, entries, work)))

    async def write(self, work: Query[Any]) -> Any:
        return await (await self._queue(Write("", (), work)))

    async def close(self) -> None:
        """Write what waits, then take no more."""
        self._closed = True
        self._something.set()
        self._room.set()
        await asyncio.wait([self._task])  # even if it was cancelled

    async def _queue(self, write: Write) -> asyncio.Future[Any]:
        while len(self._waiting) >= self._most_waiting and not self._closed:
            self._room.clear()
            await self._room.wait()
        if self._closed:
            raise StorageError("storage-closed")
        self._waiting.append(write)
        self._something.set()
        return write.done

    async def _run(self) -> None:
        try:
            while True:
                await self._something.wait()
                if not self._waiting:
                    return
                self._taken, self._waiting = self._waiting, []
                if not self._closed:
                    self._something.clear()
                self._room.set()
                await self._commit(self._taken)
        finally:  # if the loop itself is torn down, nobody is left waiting
            self._closed = True
            for write in (*self._taken, *self._waiting):
                write.done.cancel()

    async def _commit(self, writes: list[Write]) -> None:
        """All in one transaction; if that fails by one of them, each in its own, so that only that one fails."""
        try:
            outcomes = await self._database.write(partial(_run_all, writes=writes))
        except UNREACHABLE as error:  # nobody's fault, and no better one by one
            _fail_all(writes, error)
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to whoever waits
            if len(writes) == 1:
                _fail_all(writes, error)
                return
            for write in writes:
                await self._commit([write])
        else:
            for write, outcome in zip(writes, outcomes, strict=True):
                write.succeed(outcome)


def _run_all(connection: Connection, writes: list[Write]) -> list[Any]:
    """In order; entries that follow one another are inserted by one statement, whatever their tables."""
    rows: list[Row] = []
    outcomes: list[Any] = []
    for write in writes:
        rows += entry_rows(write.table, write.entries)
        outcome = None
        if write.work is not None:
            insert_entries(connection, rows)
            rows = []
            outcome = write.work(connection)
        outcomes.append(outcome)
    insert_entries(connection, rows)
    return outcomes


def _fail_all(writes: list[Write], error: Exception) -> None:
    for write in writes:
        write.fail(_as_ours(error))


def _as_ours(error: Exception) -> Exception:
    """An error of its own for each who waits: a raised one collects where it has been."""
    if not isinstance(error, DBAPIError | OSError):
        return error
    ours = Conflict("storage-conflict") if isinstance(error, IntegrityError) else StorageError("storage-failed")
    ours.__cause__ = error
    return ours
