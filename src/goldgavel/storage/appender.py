"""A dedicated SQLite connection that appends to logs through the driver directly.

Appending is the server's most frequent write. Going through an SQLAlchemy engine costs more than the inserts, and
each statement (including BEGIN and COMMIT) releases and takes the GIL twice. So each group is a single INSERT
statement, which is a transaction of its own.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from goldgavel.storage.queries.log import Row
from goldgavel.storage.sqlite_file import SqliteFile

COLUMNS = '("table", version, kind, seat, text, request, at)'
VALUES = "(?, ?, ?, ?, ?, ?, ?)"
MAX_ROWS = 128
"""Rows per statement: within the parameter limit of every SQLite, and few enough to cache a statement per size."""


@lru_cache(maxsize=MAX_ROWS)
def statement(rows: int) -> str:
    return f"INSERT INTO log {COLUMNS} VALUES {', '.join([VALUES] * rows)}"  # noqa: S608 - nothing from outside


def statements(rows: list[Row]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield as few INSERT statements as possible, each with its parameters."""
    for start in range(0, len(rows), MAX_ROWS):
        part = rows[start : start + MAX_ROWS]
        yield statement(len(part)), tuple(chain.from_iterable(part))


class SqliteAppender:
    """Appends rows to the log. Not thread-safe: use it from one thread."""

    def __init__(self, engine: Engine, file: SqliteFile | None = None) -> None:
        self._engine = engine
        self._file = file
        self._connection: Any = None

    def append(self, rows: list[Row]) -> None:
        """Append all rows or none. They are durable when this returns."""
        try:
            if self._connection is None:
                self._connection = self._open()
            if len(rows) > MAX_ROWS:
                self._insert_in_transaction(rows)
            else:
                self._insert(rows)
            if self._file is not None:
                self._file.require_same()
        except BaseException as error:
            self._drop_connection()
            failure = self._engine.dialect.dbapi.Error  # type: ignore[union-attr]
            if not isinstance(error, failure):
                raise
            raise DBAPIError.instance(
                None, None, error, failure, hide_parameters=True, dialect=self._engine.dialect
            ) from error

    def _open(self) -> Any:
        """Open a connection with the engine's settings, detached from its pool."""
        connection = self._engine.raw_connection()
        connection.detach()
        return connection.dbapi_connection

    def _insert(self, rows: list[Row]) -> None:
        for text, values in statements(rows):
            self._connection.execute(text, values)

    def _insert_in_transaction(self, rows: list[Row]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._insert(rows)
        self._connection.execute("COMMIT")

    def _drop_connection(self) -> None:
        """Close the connection. The next append opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # rolls back what was not committed

    def close(self) -> None:
        self._drop_connection()
