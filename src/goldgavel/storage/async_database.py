"""A database with an asyncio driver. A separate module, because `sqlalchemy.ext.asyncio` imports the whole ORM."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from goldgavel.storage.database import READERS, Query, engine_settings, file_problem
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries.log import Row, insert_entries
from goldgavel.storage.sqlite_file import SqliteFile

T = TypeVar("T")


class AsyncDatabase:
    """Runs queries on the event loop, each in a greenlet that waits for the driver."""

    process = ""
    worker: int | None = None

    def __init__(
        self, url: URL, reading: Mapping[str, Any] = {}, *, file: SqliteFile | None = None, **settings: Any
    ) -> None:
        self._file = file
        self._writer = create_async_engine(url, **engine_settings(1), **settings)
        self._reader = create_async_engine(url, **engine_settings(READERS), **settings, **reading)
        self.writer, self.reader = self._writer.sync_engine, self._reader.sync_engine

    async def write(self, work: Query[T]) -> T:
        async with self._writer.begin() as connection:
            outcome = await connection.run_sync(work)
        self._require_file()
        return outcome

    async def append(self, rows: list[Row]) -> Collection[str]:
        await self.write(partial(insert_entries, rows=rows))
        return ()

    def append_in(self, connection: Connection, rows: list[Row]) -> None:
        insert_entries(connection, rows)

    def lock_owned(self, _connection: Connection, tables: Collection[str]) -> Collection[str]:
        return tables

    async def read(self, query: Query[T]) -> T:
        async with self._reader.begin() as connection:
            outcome = await connection.run_sync(query)
        self._require_file()
        return outcome

    def _require_file(self) -> None:
        if self._file is not None:
            self._file.require_same()

    def claim(self) -> None:
        if self._file is not None:
            self._file.claim()

    async def erase_deleted(self) -> bool:
        """Do nothing: on PostgreSQL, VACUUM does it."""
        return True

    def lock_for_migration(self, connection: Connection) -> None:
        """Do nothing: an SQLite write transaction already excludes other writers."""

    def opening_problem(self, error: Exception) -> StorageError:
        return file_problem(error)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()
        if self._file is not None:
            self._file.release()
