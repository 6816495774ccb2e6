"""The append-only logs of all tables."""

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection, Dialect, bindparam, func, insert, select

from goldgavel.kernel.entries import Entry
from goldgavel.storage.schema import log

# Built once, because they are the most frequent statements.
INSERT = insert(log)
SELECT = (
    select(log.c.version, log.c.kind, log.c.seat, log.c.text, log.c.request, log.c.at)
    .where(log.c.table == bindparam("of"), log.c.version > bindparam("after"))
    .order_by(log.c.version)
)


Row = tuple[str, int, str, int | None, str, str | None, float]
"""A table id and the columns of an entry, in schema order."""


def entry_rows(table_id: str, entries: Sequence[Entry]) -> list[Row]:
    return [
        (table_id, entry.version, entry.kind, entry.seat, entry.text, entry.request, entry.at) for entry in entries
    ]


def insert_entries(connection: Connection, rows: list[Row]) -> None:
    """Insert entries of any number of tables in one call, without type conversion.

    If a version is already taken, the database raises an error and inserts nothing.
    """
    if rows:
        text = insert_text(connection.dialect)
        if text is not None:
            connection.exec_driver_sql(text, rows)
        else:
            connection.execute(INSERT, [dict(zip(log.c.keys(), row, strict=True)) for row in rows])


@lru_cache(maxsize=8)
def insert_text(dialect: Dialect) -> str | None:
    """Return the INSERT as driver SQL; None if the driver uses named parameters."""
    return str(INSERT.compile(dialect=dialect)) if dialect.positional else None


def entries_of(connection: Connection, table_id: str, after: int = -1) -> list[Entry]:
    """Return the entries after a version, in order."""
    return [
        Entry(version=version, kind=kind, seat=seat, text=text, request=request, at=at)
        for version, kind, seat, text, request, at in connection.execute(SELECT, {"of": table_id, "after": after})
    ]


def last_version(connection: Connection, table_id: str) -> int:
    return connection.scalar(select(func.max(log.c.version)).where(log.c.table == table_id)) or 0
