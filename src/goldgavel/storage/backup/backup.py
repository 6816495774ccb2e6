"""Backs up a database to a file and restores it, also between SQLite and PostgreSQL.

The tables are read from the database itself, not from this version's schema, so you can make a backup before an
upgrade and restore it afterwards.
"""

import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import (
    JSON,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    exists,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, StatementError

from goldgavel._version import VERSION as PROGRAM
from goldgavel.storage.backup.file import (
    FORMAT,
    VERSION,
    BackupHeader,
    BackupReader,
    BackupTable,
    BackupWriter,
    atomic_file,
    flushed_stream,
    require_no_other_file,
)
from goldgavel.storage.database import Database, connect
from goldgavel.storage.errors import BackupError, StorageError
from goldgavel.storage.revision import require_known_revision, version_table
from goldgavel.storage.schema import metadata as current_schema

BAD_ROWS = ("22", "23")
"""SQLSTATE classes of invalid rows: data exception and integrity constraint violation."""
BATCH = 500
"""Number of rows in memory at a time."""

Progress = Callable[[BackupHeader, int], None]
"""Called with the header and the number of rows just processed."""


class StopFlag:
    """Tells the worker thread to stop when the waiting caller was interrupted."""

    is_asked = False

    def check(self) -> None:
        if self.is_asked:
            raise BackupError("backup-stopped")


async def back_up(address: str, target: Path | BinaryIO, progress: Progress) -> BackupHeader:
    """Write everything in the database to a file or an open stream; return the header of the backup."""
    require_file(address)
    if isinstance(target, Path):
        require_no_other_file(target)
    return await in_database(address, partial(_save, target=target, progress=progress), reading=True)


async def restore(address: str, source: Path | BinaryIO, progress: Progress) -> BackupHeader:
    """Restore a backup into an empty database: all of it or, on any error, nothing."""
    file = file_of(address)
    was_there = file is None or file.exists()
    try:
        return await in_database(address, partial(_load, source=source, progress=progress), reading=False)
    except BaseException:
        if file is not None and not was_there:
            for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
                file.with_name(name).unlink(missing_ok=True)
        raise


async def in_database(address: str, work: Callable[..., BackupHeader], *, reading: bool) -> BackupHeader:
    """Run the work in one transaction and translate database errors."""
    database = connect(address)
    stop = StopFlag()
    work = partial(work, database=database, stop=stop)
    try:
        return await (database.read(work) if reading else database.write(work))
    except DBAPIError as error:
        if not reading and is_bad_data(error):
            raise BackupError("backup-broken") from error
        raise database.opening_problem(error) from error
    except StatementError as error:  # a value that its column cannot hold
        raise BackupError("backup-broken") from error
    except OSError as error:
        raise database.opening_problem(error) from error
    finally:
        stop.is_asked = True
        await database.close()


def is_bad_data(error: DBAPIError) -> bool:
    """Return True if the database works but rejects the rows of the backup."""
    if error.connection_invalidated:
        return False
    state: str = getattr(error.orig, "sqlstate", None) or ""
    return isinstance(error, IntegrityError | DataError | InterfaceError) or state.startswith(BAD_ROWS)


# Backup.


def _save(
    connection: Connection, *, database: Database, target: Path | BinaryIO, progress: Progress, stop: StopFlag
) -> BackupHeader:
    del database
    freeze(connection)
    tables = kept_tables(connection)
    header = BackupHeader(
        format=FORMAT,
        version=VERSION,
        revision=revision_of(connection),
        program=PROGRAM,
        made=time.time(),
        rows={
            str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables
        },
    )
    opened = atomic_file(target) if isinstance(target, Path) else flushed_stream(target)
    with opened as file, BackupWriter(file) as writer:
        writer.start(header)
        for table in tables:
            writer.table(table.name, table.c.keys())
            query = select(table).execution_options(yield_per=BATCH)
            for rows in connection.execute(query).partitions():
                stop.check()
                writer.rows(rows)
                progress(header, len(rows))
        writer.end()
    return header


def freeze(connection: Connection) -> None:
    """Read from one snapshot, whatever is written meanwhile. SQLite does so by default."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))


def kept_tables(connection: Connection) -> list[Table]:
    """Return the tables to back up, referenced tables first, without those only valid while servers run."""
    return [table for table in reflected(connection).sorted_tables if is_kept(table.name)]


def is_kept(name: str) -> bool:
    return name != version_table.name and not (
        name in current_schema.tables and current_schema.tables[name].info.get("passing")
    )


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return found


def revision_of(connection: Connection) -> str:
    if version_table.name not in inspect(connection).get_table_names():
        raise StorageError("storage-not-ours")
    stored: str | None = connection.scalar(select(version_table.c.version_num))
    require_known_revision(stored)
    if stored is None:
        raise StorageError("storage-not-ours")
    return stored


# Restore.


def _load(
    connection: Connection, *, database: Database, source: Path | BinaryIO, progress: Progress, stop: StopFlag
) -> BackupHeader:
    try:
        opened = source.open("rb") if isinstance(source, Path) else nullcontext(source)
    except OSError as error:
        raise BackupError("backup-unreadable", reason=error.strerror or "") from None
    with opened as file:
        reader = BackupReader(file)
        header = reader.header()
        database.lock_for_migration(connection)
        make_tables(connection, header)
        tables = {table.name: table for table in kept_tables(connection)}
        counts = dict.fromkeys(header.rows, 0)
        for start, rows in reader.parts(BATCH):
            stop.check()
            insert_rows(connection, tables, start, rows)
            counts[start.table] = counts.get(start.table, 0) + len(rows)
            progress(header, len(rows))
    if counts != header.rows:
        raise BackupError("backup-broken")
    finish(connection, list(tables.values()))
    return header


def make_tables(connection: Connection, header: BackupHeader) -> None:
    """Create the tables at the backup's revision. The database must be empty."""
    from goldgavel.storage.migrations import revisions, upgrade_to

    if header.revision not in revisions():
        raise BackupError("backup-newer")
    if is_new(connection):
        upgrade_to(connection, header.revision)
    elif revision_of(connection) != header.revision:
        raise BackupError("restore-other-version")


def is_new(connection: Connection) -> bool:
    """Return True if there are no tables; raise an error if there are rows or another program's tables."""
    tables = reflected(connection).tables
    if tables and version_table.name not in tables:
        raise StorageError("storage-not-ours")
    for name, table in tables.items():
        if is_kept(name) and connection.scalar(select(exists(select(1).select_from(table)))):
            raise BackupError("restore-not-empty")
    return not tables


def insert_rows(
    connection: Connection, tables: dict[str, Table], start: BackupTable, rows: list[list[Any]]
) -> None:
    table = tables.get(start.table)
    if (
        table is None
        or not {*start.columns} <= {*table.c.keys()}
        or any(len(r) != len(start.columns) for r in rows)
    ):
        raise BackupError("backup-broken")
    binary = [isinstance(table.c[column].type, LargeBinary) for column in start.columns]
    try:
        values = [
            {
                name: b64decode(value, validate=True) if is_binary and value is not None else value
                for name, value, is_binary in zip(start.columns, row, binary, strict=True)
            }
            for row in rows
        ]
    except (TypeError, ValueError):
        raise BackupError("backup-broken") from None
    connection.execute(insert(table), values)


def finish(connection: Connection, tables: list[Table]) -> None:
    """Set the sequences after the restored ids, then migrate to the current revision."""
    from goldgavel.storage.migrations import upgrade_to

    if connection.dialect.name == "postgresql":
        for table in tables:
            for column in table.primary_key.columns:
                if column.server_default is not None:
                    renumber(connection, table.name, column.name)
    upgrade_to(connection)


def renumber(connection: Connection, table: str, column: str) -> None:
    names = {"table": f'"{table}"', "column": column}
    sequence = connection.scalar(text("SELECT pg_get_serial_sequence(:table, :column)"), names)
    if sequence is not None:
        highest = f'SELECT setval(:sequence, coalesce(max("{column}"), 0) + 1, false) FROM "{table}"'  # noqa: S608
        connection.execute(text(highest), {"sequence": sequence})


# Database files.


def file_of(address: str) -> Path | None:
    """Return the file of an SQLite database; None for other databases."""
    if not address.startswith("sqlite"):
        return None
    name = make_url(address).database
    return Path(name) if name else None


def require_file(address: str) -> None:
    """Raise an error if the SQLite file does not exist: opening it would create it."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise BackupError("backup-no-database", file=str(file))
