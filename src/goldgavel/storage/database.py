"""Opens a database: one connection for writes and a few for reads.

Queries are plain functions of a connection. Where they run depends on the driver. SQLite queries run on worker
threads, one hop from the event loop per transaction; those of an asyncio driver (PostgreSQL) run on the loop.
Everything specific to SQLite is in this file and `appender.py`, everything specific to PostgreSQL in `postgres/`.
"""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, OperationalError

from goldgavel.storage.address import is_postgres, read_address
from goldgavel.storage.appender import SqliteAppender, statements
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries.log import Row, insert_entries
from goldgavel.storage.sqlite_file import SqliteFile

T = TypeVar("T")
Query = Callable[[Connection], T]

READERS = 4
BUSY_SECONDS = 5
"""How long SQLite waits for a lock that another process holds."""
POOL_SECONDS = 5.0
"""How long a query waits for a free connection."""


class Writer(Protocol):
    """Runs write transactions."""

    worker: int | None
    """The number under which this process owns tables; None if it need not, and checks no ownership."""

    async def write(self, work: Query[T]) -> T:
        """Run the work in one transaction, which is durable when this returns. Only one write runs at a time."""

    async def append(self, rows: list[Row]) -> Collection[str]:
        """Append to the logs in one transaction. Returns the tables that this process does not own."""

    def append_in(self, connection: Connection, rows: list[Row]) -> None:
        """Append as part of a transaction that has locked the tables with `lock_owned`."""

    def lock_owned(self, connection: Connection, tables: Collection[str]) -> Collection[str]:
        """Return those of the tables that this process owns, until the end of the transaction."""


class Database(Writer, Protocol):
    """Runs read and write transactions."""

    writer: Engine
    reader: Engine
    process: str
    """The name of this process among all that share the database; empty if it cannot be shared."""

    async def read(self, query: Query[T]) -> T: ...

    def claim(self) -> None:
        """Raise an error if another server has this database, unless several servers can share it."""

    async def erase_deleted(self) -> bool:
        """Erase deleted rows from the files of the database. Returns False if that has to be tried again."""

    def lock_for_migration(self, connection: Connection) -> None:
        """Keep other processes from changing the schema until the end of the transaction."""

    def opening_problem(self, error: Exception) -> StorageError:
        """Return the error that explains to the user why the database cannot be opened."""

    async def close(self) -> None: ...


class ThreadedDatabase:
    """Runs a blocking driver on one writer thread and a few reader threads."""

    process = ""
    worker: int | None = None

    def __init__(self, url: URL, file: SqliteFile | None = None) -> None:
        self.writer = create_engine(url, **engine_settings(1))
        self.reader = create_engine(url, **engine_settings(READERS))
        self._file = file
        is_sqlite = url.get_backend_name() == "sqlite"
        self._appender = SqliteAppender(self.writer, file) if is_sqlite else None
        self._writing = ThreadPoolExecutor(1, "storage-writer")
        self._reading = ThreadPoolExecutor(READERS, "storage-reader")

    async def write(self, work: Query[T]) -> T:
        return await self._run(self._writing, self.writer, work)

    async def append(self, rows: list[Row]) -> Collection[str]:
        if self._appender is None:
            await self.write(partial(insert_entries, rows=rows))
            return ()
        await asyncio.get_running_loop().run_in_executor(self._writing, self._appender.append, rows)
        return ()

    def append_in(self, connection: Connection, rows: list[Row]) -> None:
        if self._appender is None:
            insert_entries(connection, rows)
            return
        for text, values in statements(rows):
            connection.exec_driver_sql(text, values)

    def lock_owned(self, _connection: Connection, tables: Collection[str]) -> Collection[str]:
        return tables

    async def read(self, query: Query[T]) -> T:
        return await self._run(self._reading, self.reader, query)

    async def _run(self, threads: ThreadPoolExecutor, engine: Engine, work: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, _transaction, engine, work, self._file)

    def claim(self) -> None:
        if self._file is not None:
            self._file.claim()

    async def erase_deleted(self) -> bool:
        if self._appender is None:
            return True
        return await asyncio.get_running_loop().run_in_executor(self._writing, _empty_log_file, self.writer)

    def lock_for_migration(self, connection: Connection) -> None:
        """Do nothing: an SQLite write transaction already excludes other writers."""

    def opening_problem(self, error: Exception) -> StorageError:
        return file_problem(error)

    async def close(self) -> None:
        self._reading.shutdown()
        if self._appender is not None:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._appender.close)
        self._writing.shutdown()
        self.reader.dispose()
        self.writer.dispose()
        if self._file is not None:
            self._file.release()


def connect(address: str) -> Database:
    """Return the database for an SQLAlchemy URL such as `sqlite:///tables.db`. No connection is opened yet."""
    url = read_address(address)
    file = _file_of(url)
    try:
        database = _database(url, file)
    except (ArgumentError, ImportError, ValueError) as error:
        raise StorageError("storage-address") from error
    if url.get_backend_name() == "sqlite":
        _set_up_sqlite(database.writer, "BEGIN IMMEDIATE", file)
        _set_up_sqlite(database.reader, "BEGIN", file)
    return database


def _file_of(url: URL) -> SqliteFile | None:
    if url.get_backend_name() != "sqlite" or url.database is None or url.database.startswith("file:"):
        return None
    return SqliteFile(Path(url.database))


def file_problem(error: Exception) -> StorageError:
    known = isinstance(error, OperationalError | OSError)
    return StorageError("storage-cannot-open" if known else "storage-not-a-database")


def engine_settings(connections: int) -> dict[str, Any]:
    return {
        "pool_size": connections,
        "max_overflow": 0,
        "pool_timeout": POOL_SECONDS,
        "hide_parameters": True,  # errors are logged, and a row may contain hidden cards
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
    }


def _database(url: URL, file: SqliteFile | None) -> Database:
    if is_postgres(url):
        from goldgavel.storage.postgres.database import PostgresDatabase

        return PostgresDatabase(url)
    if not url.get_dialect().is_async:
        return ThreadedDatabase(url, file)
    from goldgavel.storage.async_database import AsyncDatabase

    return AsyncDatabase(url, file=file)


def _transaction(engine: Engine, work: Query[T], file: SqliteFile | None) -> T:
    with engine.begin() as connection:
        outcome = work(connection)
    if file is not None:
        file.require_same()
    return outcome


def _empty_log_file(engine: Engine) -> bool:
    """Move everything from the write-ahead log into the database and empty the log. False if a reader needs it."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 0")  # moves must not wait for a slow reader, such as a backup
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        found: Any = cursor.fetchone()
        is_busy = bool(found[0])
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    except engine.dialect.dbapi.Error:  # type: ignore[union-attr]
        connection.invalidate()
        return False
    finally:
        connection.close()
    return not is_busy


def _set_up_sqlite(engine: Engine, begin: str, file: SqliteFile | None) -> None:
    """Set up durable connections (WAL, each commit synced) with explicit transactions."""

    @event.listens_for(engine, "do_connect")
    def connecting(*_: Any) -> None:
        if file is not None:
            file.prepare()

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        try:
            _set(
                connection,
                "page_size = 1024",  # for new files: each table's log grows in its own page
                f"busy_timeout = {BUSY_SECONDS * 1000}",
                "journal_mode = WAL",
                "synchronous = FULL",
                "foreign_keys = ON",
                "secure_delete = ON",  # deleted player data is overwritten in free pages too
            )
            if file is not None:
                file.remember()
        except BaseException:
            connection.close()  # no one else has a reference to it
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
