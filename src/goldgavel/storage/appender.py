"""A connection of SQLite's that does nothing but append to logs, in the driver's own words.

This is what a server does all day. The way through an engine and its transactions costs more than the entries do;
and each statement, also one that begins or ends a transaction, hands over Python's lock twice. So a group is one
statement, which is a transaction by itself.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from goldgavel.storage.queries.log import Row

COLUMNS = '("table", version, kind, seat, text, request, at)'
VALUES = "(?, ?, ?, ?, ?, ?, ?)"
MAX_ROWS = 128
"""Of one statement: every SQLite takes its parameters, and the driver can keep a statement for each number."""


@lru_cache(maxsize=MAX_ROWS)
def statement(rows: int) -> str:
    return f"INSERT INTO log {COLUMNS} VALUES {', '.join([VALUES] * rows)}"  # noqa: S608 - nothing from outside


def statements(rows: list[Row]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """As few as can be, with what each is given."""
    for start in range(0, len(rows), MAX_ROWS):
        part = rows[start : start + MAX_ROWS]
        yield statement(len(part)), tuple(chain.from_iterable(part))


class SqliteAppender:
    """For one thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def append(self, rows: list[Row]) -> None:
        """All or nothing, and durable when this returns."""
        try:
            if self._connection is None:
                self._connection = self._open()
            if len(rows) > MAX_ROWS:
                self._insert_in_transaction(rows)
            else:
                self._insert(rows)
        except BaseException as error:
            self._drop_connection()
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
        for text, values in statements(rows):
            self._connection.execute(text, values)

    def _insert_in_transaction(self, rows: list[Row]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._insert(rows)
        self._connection.execute("COMMIT")

    def _drop_connection(self) -> None:
        """The next append finds a new connection: whatever was wrong with this one is gone with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()  # which takes back what was not committed

    def close(self) -> None:
        self._drop_connection()
