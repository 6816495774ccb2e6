"""Players and their names."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, insert, select, update

from goldgavel.storage.errors import Missing
from goldgavel.storage.queries.devices import UNKNOWN, add_secret
from goldgavel.storage.rows import Agent, PlayerRow
from goldgavel.storage.schema import players, seats, tables


def add_player(connection: Connection, row: PlayerRow, secret: bytes, agent: Agent = UNKNOWN) -> None:
    """Add a player with a first device, given by the hash of its secret."""
    connection.execute(insert(players), msgspec.structs.asdict(row))
    add_secret(connection, row.id, secret, row.created, agent)


def player(connection: Connection, player_id: str) -> PlayerRow | None:
    found = connection.execute(select(players).where(players.c.id == player_id)).one_or_none()
    return PlayerRow(**found._mapping) if found else None  # noqa: SLF001 - the documented name


def known_players(connection: Connection, ids: Iterable[str | None]) -> set[str]:
    """Return the ids that belong to existing players."""
    asked = [player_id for player_id in ids if player_id]
    return set(connection.scalars(select(players.c.id).where(players.c.id.in_(asked)))) if asked else set()


def rename_player(connection: Connection, player_id: str, name: str) -> None:
    """Change the name, also at tables that have not started."""
    if not connection.execute(update(players).where(players.c.id == player_id).values(name=name)).rowcount:
        raise Missing("storage-no-player")
    open_tables = select(tables.c.id).join(seats).where(seats.c.player == player_id, tables.c.status == "open")
    changed = list(connection.scalars(open_tables))
    is_own = (seats.c.player == player_id) & seats.c.table.in_(changed)
    connection.execute(update(seats).where(is_own).values(name=name))
    connection.execute(update(tables).where(tables.c.id.in_(changed)).values(revision=tables.c.revision + 1))
