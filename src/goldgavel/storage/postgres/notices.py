"""What workers on one database tell each other, in the very transaction that makes it true.

A notice is heard when its transaction is committed, and in the order of commits. Only PostgreSQL carries them: an
SQLite database has one server.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from goldgavel.kernel.entries import Entry
from goldgavel.storage.queries.log import Row

CHANNEL = "goldgavel"
LONGEST = 7900
"""Bytes; PostgreSQL takes fewer than 8000."""
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :said)")


class Notice(msgspec.Struct, frozen=True, array_like=True):
    worker: str
    """Who tells."""
    table: str
    """Empty if it is about the workers themselves."""
    topic: str
    """`log`: entries were appended; `row`: the table or its chairs are different; others are the server's own."""
    data: Any = None
    """Of `log`: the entries, or None if they are too long to be told."""


def entries_in(notice: Notice) -> list[Entry] | None:
    """The entries that a notice of the topic `log` brings along."""
    if notice.data is None:
        return None
    return [msgspec.convert(dict(zip(Entry.__struct_fields__, row, strict=True)), Entry) for row in notice.data]


def log_notice(worker: str, table_id: str, rows: Sequence[Row]) -> str:
    said = written(Notice(worker, table_id, "log", [row[1:] for row in rows]))
    return said if len(said.encode()) <= LONGEST else written(Notice(worker, table_id, "log"))


def written(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def read_notice(said: str) -> Notice:
    return msgspec.json.decode(said, type=Notice)


def notify(connection: Connection, notice: Notice) -> None:
    """Tell it when the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"said": written(notice)})
