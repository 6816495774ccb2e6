"""The logs of all tables: append-only."""

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection, Dialect, bindparam, insert, select

from goldgavel.kernel.entries import Entry
from goldgavel.storage.schema import log

# Built once: these two are what a server does all day.
INSERT = insert(log)
SELECT = (
    select(log.c.version, log.c.kind, log.c.seat, log.c.text, log.c.request, log.c.at)
    .where(log.c.table == bindparam("of"))
    .order_by(log.c.version)
)


Row = tuple[str, int, str, int | None, str, str | None, float]
"""The columns of the log in their order."""


def entry_rows(table_id: str, entries: Sequence[Entry]) -> list[Row]:
    return [
        (table_id, entry.version, entry.kind, entry.seat, entry.text, entry.request, entry.at) for entry in entries
    ]


def insert_entries(connection: Connection, rows: list[Row]) -> None:
    """All entries at once, of however many tables, as the driver takes them: no column needs to be converted."""
    if not rows:
        return
    text = insert_text(connection.dialect)
    if text is not None:
        connection.exec_driver_sql(text, rows)
    else:
        connection.execute(INSERT, [dict(zip(log.c.keys(), row, strict=True)) for row in rows])


@lru_cache(maxsize=8)
def insert_text(dialect: Dialect) -> str | None:
    """The statement in a driver's own words; None if its parameters have names."""
    return str(INSERT.compile(dialect=dialect)) if dialect.positional else None


def entries_of(connection: Connection, table_id: str) -> list[Entry]:
    return [
        Entry(version=version, kind=kind, seat=seat, text=text, request=request, at=at)
        for version, kind, seat, text, request, at in connection.execute(SELECT, {"of": table_id})
    ]
