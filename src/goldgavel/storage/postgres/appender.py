"""Appends to logs on PostgreSQL, where other workers may append to the same logs concurrently.

The database function `append_entries` does everything in one round trip. It locks the tables' rows in the order of
their ids, so that two groups cannot deadlock. For each table it inserts all entries, or none if a version is
already taken, and it notifies the other workers. A conflict at one table does not affect the others.
"""

from collections.abc import Collection
from itertools import groupby
from operator import itemgetter
from typing import Any

import asyncpg
from sqlalchemy import Connection

from goldgavel.storage.errors import Conflict, StorageError
from goldgavel.storage.postgres.notices import log_notice
from goldgavel.storage.queries.log import Row

UNAVAILABLE = ("08", "53", "57", "58")
"""SQLSTATE classes: connection, resources, operator intervention, system error."""
CALL = "SELECT * FROM append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9)"


def arguments(worker: str, rows: list[Row]) -> tuple[list[Any], ...]:
    """Return the columns of the entries, then the tables and the notification payload of each."""
    rows = sorted(rows, key=itemgetter(0))
    tables, payloads = [], []
    for table_id, found in groupby(rows, itemgetter(0)):
        tables.append(table_id)
        payloads.append(log_notice(worker, table_id, list(found)))
    return (*map(list, zip(*rows, strict=True)), tables, payloads)


def append_in(connection: Connection, worker: str, rows: list[Row]) -> Collection[str]:
    """Append as part of an open transaction; return the tables whose versions were taken."""
    if not rows:
        return ()
    return set(connection.exec_driver_sql(CALL, arguments(worker, rows)).scalars())


class PostgresAppender:
    """A dedicated connection for appends. Each call is one statement and one transaction."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self._parameters = parameters
        self._connection: asyncpg.Connection | None = None

    async def append(self, worker: str, rows: list[Row]) -> Collection[str]:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(**self._parameters)
            return {row[0] for row in await self._connection.fetch(CALL, *arguments(worker, rows))}
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            raise storage_error(error) from error

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def storage_error(error: Exception) -> Exception:
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return Conflict("storage-conflict")
    return ConnectionError() if is_unavailable(error) else StorageError("storage-failed")


def is_unavailable(error: Exception) -> bool:
    """Return True if the server is at fault, not the data: a lost connection, a full disk, a shutdown."""
    if isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError):
        return not isinstance(error, asyncpg.DataError)
    return str(getattr(error, "sqlstate", "")).startswith(UNAVAILABLE)
