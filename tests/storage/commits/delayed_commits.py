"""Databases whose commits can be delayed and inspected."""

import asyncio
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Engine, event

from goldgavel.kernel.entries import Entry
from goldgavel.storage.appender import SqliteAppender
from goldgavel.storage.database import Database, Query, ThreadedDatabase
from goldgavel.storage.postgres.database import PostgresDatabase
from goldgavel.storage.queries.log import Row, entries_of
from goldgavel.storage.store import Store

TABLES = [f"t{number}" for number in range(50)]


class GatedDatabase:
    """A database that writes nothing until it is allowed to."""

    worker: int | None = None

    def __init__(self, inner: Database) -> None:
        self.writer, self.reader = inner.writer, inner.reader
        self.inner = inner
        self.open = asyncio.Event()
        self.batches = 0

    async def write(self, work: Query[Any]) -> Any:
        await self.open.wait()
        self.batches += 1
        return await self.inner.write(work)

    async def append(self, rows: list[Row]) -> Collection[str]:
        await self.open.wait()
        self.batches += 1
        return await self.inner.append(rows)

    def append_in(self, connection: Connection, rows: list[Row]) -> None:
        self.inner.append_in(connection, rows)

    def lock_owned(self, connection: Connection, names: Collection[str]) -> Collection[str]:
        return self.inner.lock_owned(connection, names)

    async def read(self, query: Query[Any]) -> Any:
        return await self.inner.read(query)

    async def close(self) -> None:
        await self.inner.close()


class Watch:
    """Counts commits, and the rows of each statement that inserts entries."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self.inserts: list[int] = []
        event.listen(store.database.writer, "commit", self._commit)
        event.listen(store.database.writer, "before_cursor_execute", self._execute)
        if isinstance(store.database, PostgresDatabase):
            self._appender = store.database._appender
            store.database._appender = self  # type: ignore[assignment]
        elif isinstance(store.database, ThreadedDatabase) and store.database._appender is not None:
            store.database._appender = WatchedAppender(store.database.writer, self)

    async def append(self, worker: int | None, rows: list[Row]) -> Collection[str]:
        """Append as on PostgreSQL, when there is no other work."""
        self.commits += 1
        self.inserts.append(len(rows))
        return await self._appender.append(worker, rows)

    async def close(self) -> None:
        await self._appender.close()

    def _commit(self, _connection: Any) -> None:
        self.commits += 1

    def _execute(self, _c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if statement.startswith("INSERT INTO log"):
            self.inserts.append(len(parameters) if many else 1)


class WatchedAppender(SqliteAppender):
    """Appends as on SQLite, when there is no other work."""

    def __init__(self, engine: Engine, watch: Watch) -> None:
        super().__init__(engine)
        self._watch = watch

    def append(self, rows: list[Row]) -> None:
        self._watch.commits += 1
        self._watch.inserts.append(len(rows))
        super().append(rows)


async def settle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(10):
        await asyncio.sleep(0)


async def all_logs(store: Store) -> list[list[Entry]]:
    return [await store.read(entries_of, name) for name in TABLES]
