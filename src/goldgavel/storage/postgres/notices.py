"""NOTIFY payloads: what all workers on one database must know about identities and deleted tables.

They are rare; a move sends none. A notice is delivered when its transaction commits. Only PostgreSQL delivers
them; an SQLite database has one server.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from sqlalchemy import Connection, text

CHANNEL = "goldgavel"
MOST_IDS = 100
"""Table ids per notice: PostgreSQL accepts fewer than 8000 bytes."""
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :said)")

Topic = Literal["deleted", "renamed", "signed out", "muted", "unsaid", "removed"]


class Notice(msgspec.Struct, frozen=True, array_like=True):
    topic: Topic
    """What happened: to a player, a device, or to tables."""
    data: list[str]
    """The player, the player and their name, the hash of the device's secret, or the tables."""
    sender: str = ""


def about_tables(topic: Topic, tables: Sequence[str]) -> Iterator[Notice]:
    """Yield as many notices as are needed to name all tables."""
    for start in range(0, len(tables), MOST_IDS):
        yield Notice(topic, list(tables[start : start + MOST_IDS]))


def notify(connection: Connection, sender: str, notice: Notice) -> None:
    """Send the notice when the transaction commits. Does nothing on SQLite."""
    if connection.dialect.name == "postgresql":
        signed = msgspec.structs.replace(notice, sender=sender)
        connection.execute(NOTIFY, {"said": msgspec.json.encode(signed).decode()})


def read_notice(said: str) -> Notice:
    return msgspec.json.decode(said, type=Notice)
