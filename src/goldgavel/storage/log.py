"""The logs of all tables: append-only."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select

from goldgavel.kernel.entries import Entry
from goldgavel.storage.schema import log

# Built once: these two are what a server does all day.
INSERT = insert(log)
SELECT = (
    select(log.c.version, log.c.seat, log.c.text, log.c.request, log.c.at)
    .where(log.c.table == bindparam("of"))
    .order_by(log.c.version)
)


def entry_values(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table": table_id,
            "version": entry.version,
            "seat": entry.seat,
            "text": entry.text,
            "request": entry.request,
            "at": entry.at,
        }
        for entry in entries
    ]


def insert_entries(connection: Connection, values: list[dict[str, Any]]) -> None:
    """All entries at once, of however many tables."""
    if values:
        connection.execute(INSERT, values)


def entries_of(connection: Connection, table_id: str) -> list[Entry]:
    return [
        Entry(version=version, seat=seat, text=text, request=request, at=at)
        for version, seat, text, request, at in connection.execute(SELECT, {"of": table_id})
    ]
