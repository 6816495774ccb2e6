"""NOTIFY payloads that workers on one database send each other, in the transaction that makes the change.

A notice is delivered when its transaction commits, in commit order. Only PostgreSQL delivers them; an SQLite
database has one server.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from goldgavel.kernel.entries import Entry
from goldgavel.storage.queries.log import Row

CHANNEL = "goldgavel"
LONGEST = 7900
"""Maximum bytes; PostgreSQL accepts fewer than 8000."""
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :said)")


class Notice(msgspec.Struct, frozen=True, array_like=True):
    worker: str
    """The sender."""
    table: str
    """Empty if the notice is about the workers themselves."""
    topic: str
    """`log`: entries were appended; `row`: the table or its seats changed; the server defines further topics."""
    data: Any = None
    """For `log`: the entries, or None if they are too long."""


def entries_in(notice: Notice) -> list[Entry] | None:
    """Return the entries in a `log` notice; None if they were too long."""
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
    """Send the notice when the transaction commits. Does nothing on SQLite."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"said": written(notice)})
