"""Checks the schema revision of a database. Alembic is imported only if a migration is needed."""

from functools import partial

from sqlalchemy import Column, Connection, MetaData, String, Table, false, inspect, select, update
from sqlalchemy.exc import DBAPIError

from goldgavel.storage.database import Database
from goldgavel.storage.errors import StorageError

HEAD = "r0008"
"""The newest revision. A test compares it with the migration scripts."""

# Alembic's own table, which Alembic creates and updates.
version_table = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


async def bring_up_to_date(database: Database) -> None:
    try:
        await database.write(partial(_bring_up_to_date, database))
    except (DBAPIError, OSError) as error:
        raise database.opening_problem(error) from error


def _bring_up_to_date(database: Database, connection: Connection) -> None:
    if _is_newest(connection):
        return
    database.lock_for_migration(connection)
    if not _is_newest(connection):  # another process may have migrated while we waited for the lock
        upgrade(connection)


def _is_newest(connection: Connection) -> bool:
    names = inspect(connection).get_table_names()
    if version_table.name in names:
        stored = connection.scalar(select(version_table.c.version_num))
        if stored == HEAD:
            return True
        require_known_revision(stored)
    elif names:
        raise StorageError("storage-not-ours")
    return False


def require_current(connection: Connection) -> None:
    """Raise an error unless the schema is current and writable. The test statement changes no row."""
    connection.execute(update(version_table).where(false()).values(version_num=HEAD))
    if connection.scalar(select(version_table.c.version_num)) != HEAD:
        raise StorageError("storage-too-new")


def require_known_revision(stored: str | None) -> None:
    from goldgavel.storage.migrations import revisions

    if stored is not None and stored not in revisions():
        raise StorageError("storage-too-new")


def upgrade(connection: Connection) -> None:
    from goldgavel.storage.migrations import upgrade_to

    upgrade_to(connection)
