"""A connection of SQLite's that does nothing but append to logs, in the driver's own words.

This is what a server does all day. The way through an engine and its transactions costs more than the entries do;
and a statement for each of them would hand over Python's lock twice for each.
"""

from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from goldgavel.storage.queries.log import Row

COLUMNS = '("table", version, kind, seat, text, request, at)'
VALUES = "(?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 64
"""Of one statement. There is one for every power of two up to here, so that the driver can keep them."""


@lru_cache(maxsize=16)
def statement(rows: int) -> str:
    return f"INSERT INTO log {COLUMNS} VALUES {', '.join([VALUES] * rows)}"  # noqa: S608 - nothing from outside


class Line:
    """For one thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def append(self, rows: list[Row]) -> None:
        """All or nothing, and durable when this returns."""
        try:
            if self._connection is None:
                self._connection = self._open()
            self._connection.execute("BEGIN IMMEDIATE")
            self._insert(rows)
            self._connection.execute("COMMIT")
        except BaseException as error:
            self._give_up()
            failure = self._engine.dialect.dbapi.Error  # type: ignore[union-attr]
            if not isinstance(error, failure):
                raise
            raise DBAPIError.instance(
                None, None, error, failure, hide_parameters=True, dialect=self._engine.dialect
            ) from error

    def _open(self) -> Any:
        """Set up as all connections of the engine, but not one of its pool."""
        connection = self._engine.raw_connection()
        connection.detach()
        return connection.dbapi_connection

    def _insert(self, rows: list[Row]) -> None:
        start = 0
        while start < len(rows):
            count = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
            values = chain.from_iterable(rows[start : start + count])
            self._connection.execute(statement(count), tuple(values))
            start += count

    def _give_up(self) -> None:
        """The next append finds a new connection: whatever was wrong with this one is gone with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # which takes back what was not committed

    def close(self) -> None:
        self._give_up()
