"""Appending to logs on PostgreSQL, where other workers may append to the same ones at the same moment.

One function of the database does it all, in one trip: it locks the tables' rows in the order of their ids, so that
two groups never wait for each other; it takes the entries of each table whose versions are still free, all of them
or none; and it tells the other workers. A table whose versions are taken spoils nothing for others in the group.
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
"""How SQLSTATEs begin of connections, of resources, of the operator and of the system."""
CALL = "SELECT * FROM append_entries($1, $2, $3, $4, $5, $6, $7, $8, $9)"


def arguments(worker: str, rows: list[Row]) -> tuple[list[Any], ...]:
    """The columns of the entries; then the tables, and what others are told of each."""
    rows = sorted(rows, key=itemgetter(0))
    tables, payloads = [], []
    for table_id, found in groupby(rows, itemgetter(0)):
        tables.append(table_id)
        payloads.append(log_notice(worker, table_id, list(found)))
    return (*map(list, zip(*rows, strict=True)), tables, payloads)


def append_in(connection: Connection, worker: str, rows: list[Row]) -> Collection[str]:
    """In a transaction with other work; the tables whose versions were taken."""
    if not rows:
        return ()
    return set(connection.exec_driver_sql(CALL, arguments(worker, rows)).scalars())


class PostgresAppender:
    """A connection that does nothing but append: each call is a transaction, without a word more."""

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
    """Whether the server is at fault, not what it was given: a lost connection, a full disk, a stop."""
    if isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError):
        return not isinstance(error, asyncpg.DataError)
    return str(getattr(error, "sqlstate", "")).startswith(UNAVAILABLE)
