"""Opening a database: one connection that writes and a few that read.

Queries are plain functions of a connection. Where they run depends on the driver: SQLite's on threads of ours, so
that a whole transaction is one hop away from the event loop; an asyncio driver's (PostgreSQL) on the loop itself.
All that is special about SQLite is in this file, all that is special about PostgreSQL in `postgres/`.
"""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, OperationalError

from goldgavel.storage.address import is_postgres, read_address
from goldgavel.storage.appender import SqliteAppender, statements
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries.log import Row, insert_entries

T = TypeVar("T")
Query = Callable[[Connection], T]

READERS = 4
BUSY_SECONDS = 5
"""How long to wait for a lock that another process holds."""


class Writer(Protocol):
    """Where transactions run that write."""

    async def write(self, work: Query[T]) -> T:
        """Run the work in one transaction; it is durable when this returns. One at a time."""

    async def append(self, rows: list[Row]) -> Collection[str]:
        """Append to the logs in one transaction; the tables whose versions were taken, if that is no error."""

    def append_in(self, connection: Connection, rows: list[Row]) -> Collection[str]:
        """The same as a part of a transaction."""


class Database(Writer, Protocol):
    """Where all transactions run."""

    writer: Engine
    reader: Engine
    worker: str
    """The name of this process among all that work on the database; empty where there can be no other."""

    async def read(self, query: Query[T]) -> T: ...

    def lock_for_migration(self, connection: Connection) -> None:
        """Keep others from changing the schema, until the transaction's end."""

    def opening_problem(self, error: Exception) -> StorageError:
        """Why the database cannot be opened, in words that help."""

    async def close(self) -> None: ...


class ThreadedDatabase:
    """A driver that blocks, on a thread that writes and a few that read."""

    worker = ""

    def __init__(self, url: URL) -> None:
        self.writer = create_engine(url, **engine_settings(1))
        self.reader = create_engine(url, **engine_settings(READERS))
        self._appender = SqliteAppender(self.writer) if url.get_backend_name() == "sqlite" else None
        self._writing = ThreadPoolExecutor(1, "storage-writer")
        self._reading = ThreadPoolExecutor(READERS, "storage-reader")

    async def write(self, work: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, _transaction, self.writer, work)

    async def append(self, rows: list[Row]) -> Collection[str]:
        if self._appender is None:
            return await self.write(partial(insert_entries, rows=rows))
        await asyncio.get_running_loop().run_in_executor(self._writing, self._appender.append, rows)
        return ()

    def append_in(self, connection: Connection, rows: list[Row]) -> Collection[str]:
        if self._appender is None:
            return insert_entries(connection, rows)
        for text, values in statements(rows):
            connection.exec_driver_sql(text, values)
        return ()

    async def read(self, query: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _transaction, self.reader, query)

    def lock_for_migration(self, connection: Connection) -> None:
        """A writer of SQLite is the only one anyway."""

    def opening_problem(self, error: Exception) -> StorageError:
        return file_problem(error)

    async def close(self) -> None:
        self._reading.shutdown()
        if self._appender is not None:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._appender.close)
        self._writing.shutdown()
        self.reader.dispose()
        self.writer.dispose()


def connect(address: str) -> Database:
    """The database of an SQLAlchemy URL, such as `sqlite:///tables.db`. Nothing is opened yet."""
    url = read_address(address)
    try:
        database = _database(url)
    except (ArgumentError, ImportError, ValueError) as error:
        raise StorageError("storage-address") from error
    if url.get_backend_name() == "sqlite":
        _set_up_sqlite(database.writer, "BEGIN IMMEDIATE")
        _set_up_sqlite(database.reader, "BEGIN")
    return database


def file_problem(error: Exception) -> StorageError:
    known = isinstance(error, OperationalError | OSError)
    return StorageError("storage-cannot-open" if known else "storage-not-a-database")


def engine_settings(connections: int) -> dict[str, Any]:
    return {
        "pool_size": connections,
        "max_overflow": 0,
        "hide_parameters": True,  # an error goes to the server's log, and a row may hold cards
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
    }


def _database(url: URL) -> Database:
    if is_postgres(url):
        from goldgavel.storage.postgres.database import PostgresDatabase

        return PostgresDatabase(url)
    if not url.get_dialect().is_async:
        return ThreadedDatabase(url)
    from goldgavel.storage.async_database import AsyncDatabase

    return AsyncDatabase(url)


def _transaction(engine: Engine, work: Query[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    """Durable (the log before the database, each commit synced), and transactions that begin when we say so."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        try:
            _set(
                connection,
                "page_size = 1024",  # of a new file: every table's log grows in a page of its own
                f"busy_timeout = {BUSY_SECONDS * 1000}",
                "journal_mode = WAL",
                "synchronous = FULL",
                "foreign_keys = ON",
                "secure_delete = ON",  # who asks to be forgotten leaves nothing in free pages either
            )
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _set(connection: Any, *settings: str) -> None:
    cursor = connection.cursor()
    try:
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
    finally:
        cursor.close()
