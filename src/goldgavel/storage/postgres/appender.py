"""Appends entries of any number of tables to the log, in one round trip.

The database function `append_entries` (migration r0007) does everything. It writes nothing of a table that this
worker does not own any more, and returns the table. The tables are locked in the order of their ids, so that two
groups cannot deadlock.
"""

from collections.abc import Collection
from operator import itemgetter
from typing import Any

import asyncpg
from sqlalchemy import Connection

from goldgavel.storage.errors import Conflict, StorageError
from goldgavel.storage.queries.log import Row

UNAVAILABLE = ("08", "53", "57", "58")
"""SQLSTATE classes: connection, resources, operator intervention, system error."""
CALL = "SELECT * FROM append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9)"


def arguments(worker: int | None, rows: list[Row]) -> tuple[Any, ...]:
    """Return the worker, the tables, and the columns of the entries."""
    return (
        worker,
        sorted({row[0] for row in rows}),
        *map(list, zip(*sorted(rows, key=itemgetter(0)), strict=True)),
    )


def append_in(connection: Connection, worker: int | None, rows: list[Row]) -> Collection[str]:
    """Append as part of an open transaction; return the tables that the worker does not own."""
    if not rows:
        return ()
    return set(connection.exec_driver_sql(CALL, arguments(worker, rows)).scalars())


class PostgresAppender:
    """A dedicated connection for appends. Each call is one statement and one transaction."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self._parameters = parameters
        self._connection: asyncpg.Connection | None = None

    async def append(self, worker: int | None, rows: list[Row]) -> Collection[str]:
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
