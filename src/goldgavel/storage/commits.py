"""Grouped commits: everything that waits to be written goes into one transaction.

A durable commit costs a sync of the disk, whether it holds one move or two hundred. While one is under way, the
writes of all other tables gather for the next.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from goldgavel.kernel.entries import Entry
from goldgavel.storage.database import Query, Writer
from goldgavel.storage.errors import Conflict, StorageError
from goldgavel.storage.queries.log import entry_rows

MOST_WAITING = 10_000
MOST_TRIES = 5
"""Of a write that fails only because of others at the same moment."""
CROSSED = ("40001", "40P01")
"""The SQLSTATEs that say so."""


class Refused:
    """The outcome of a write whose entries' versions were taken already."""


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

    async def write(self, work: Query[Any], table: str = "") -> Any:
        return await (await self._queue(Write(table, (), work)))

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
            outcomes = await self._try(writes)
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to whoever waits
            if len(writes) == 1 or is_unreachable(error):  # nobody's fault is no better one by one
                _fail_all(writes, error)
                return
            for write in writes:
                await self._commit([write])
        else:
            for write, outcome in zip(writes, outcomes, strict=True):
                if outcome is Refused:
                    write.fail(Conflict("storage-conflict"))
                else:
                    write.succeed(outcome)

    async def _try(self, writes: list[Write]) -> list[Any]:
        if all(write.work is None for write in writes):
            rows = [row for write in writes for row in entry_rows(write.table, write.entries)]
            taken = await self._database.append(rows)
            return [Refused if write.table in taken else None for write in writes]
        # In the order of tables, so that two workers never wait for each other.
        places = sorted(range(len(writes)), key=lambda place: writes[place].table)
        ordered = [writes[place] for place in places]
        tries = 1
        while True:
            try:
                outcomes = await self._database.write(partial(_run_all, self._database, writes=ordered))
            except DBAPIError as error:
                if tries == MOST_TRIES or getattr(error.orig, "sqlstate", None) not in CROSSED:
                    raise
                tries += 1
            else:
                found = dict(zip(places, outcomes, strict=True))
                return [found[place] for place in range(len(writes))]


def _run_all(database: Writer, connection: Connection, writes: list[Write]) -> list[Any]:
    """In order; entries that follow one another are inserted by one statement, whatever their tables."""
    outcomes: list[Any] = [None] * len(writes)
    waiting: list[int] = []

    def insert() -> None:
        rows = [row for place in waiting for row in entry_rows(writes[place].table, writes[place].entries)]
        taken = database.append_in(connection, rows)
        for place in waiting:
            if writes[place].table in taken:
                outcomes[place] = Refused
        waiting.clear()

    for place, write in enumerate(writes):
        if write.entries:
            waiting.append(place)
        if write.work is not None:
            insert()
            if outcomes[place] is not Refused:
                outcomes[place] = write.work(connection)
    insert()
    return outcomes


def is_unreachable(error: Exception) -> bool:
    """A lock, a full disk, a server that is gone."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    return isinstance(error, OperationalError | OSError)


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
