"""Players, the secrets that identify their devices, and the links that sign in another device."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from goldgavel.storage.errors import Missing
from goldgavel.storage.rows import PlayerRow
from goldgavel.storage.schema import links, players, seats, secrets, tables


def add_player(connection: Connection, row: PlayerRow, secret: bytes) -> None:
    connection.execute(insert(players), msgspec.structs.asdict(row))
    add_secret(connection, row.id, secret, row.created)


def player(connection: Connection, player_id: str) -> PlayerRow | None:
    found = connection.execute(select(players).where(players.c.id == player_id)).one_or_none()
    return PlayerRow(**found._mapping) if found else None  # noqa: SLF001 - the documented name


def player_by_secret(connection: Connection, secret: bytes) -> PlayerRow | None:
    query = select(players).join(secrets).where(secrets.c.secret == secret)
    found = connection.execute(query).one_or_none()
    return PlayerRow(**found._mapping) if found else None  # noqa: SLF001


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


def add_secret(connection: Connection, player_id: str, secret: bytes, at: float) -> None:
    connection.execute(insert(secrets), {"secret": secret, "player": player_id, "created": at})


def remove_secret(connection: Connection, secret: bytes) -> None:
    connection.execute(delete(secrets).where(secrets.c.secret == secret))


def add_link(connection: Connection, code: bytes, player_id: str, expires: float) -> None:
    connection.execute(insert(links), {"code": code, "player": player_id, "expires": expires})


def use_link(connection: Connection, code: bytes, now: float) -> str | None:
    """Delete the link and return its player; None if it is unknown or has expired."""
    taken = delete(links).where(links.c.code == code).returning(links.c.player, links.c.expires)
    found = connection.execute(taken).one_or_none()
    return str(found.player) if found and found.expires > now else None


def remove_expired_links(connection: Connection, before: float) -> None:
    connection.execute(delete(links).where(links.c.expires < before))
