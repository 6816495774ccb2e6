"""The devices of players. A device is known by the hash of its secret."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from goldgavel.storage.rows import Agent, DeviceRow, PlayerRow
from goldgavel.storage.schema import links, players, recovery_codes, secrets

UNKNOWN = Agent()
MOST_DEVICES = 50
"""Devices per player. One more signs out the one that was not used for longest."""
HOUR = 3600.0


def hour_of(at: float) -> float:
    """The hour in which a time is. Visits are stored no more exactly."""
    return at // HOUR * HOUR


class KnownDevice(NamedTuple):
    player: PlayerRow
    device: DeviceRow


def device_by_secrets(connection: Connection, hashes: Sequence[bytes]) -> KnownDevice | None:
    """Return the device of the first secret that is known, and its player."""
    query = select(secrets, players.c.name, players.c.created.label("since")).join(players)
    found = {row.secret: row for row in connection.execute(query.where(secrets.c.secret.in_(hashes)))}
    row = next((found[each] for each in hashes if each in found), None)
    if row is None:
        return None
    player = PlayerRow(id=row.player, name=row.name, created=row.since)
    device = DeviceRow(**{name: getattr(row, name) for name in DeviceRow.__struct_fields__})
    return KnownDevice(player, device)


def player_by_secret(connection: Connection, secret: bytes) -> PlayerRow | None:
    found = device_by_secrets(connection, [secret])
    return None if found is None else found.player


def add_secret(connection: Connection, player_id: str, secret: bytes, at: float, agent: Agent = UNKNOWN) -> None:
    row = {"secret": secret, "player": player_id, "created": at, "visited": hour_of(at)}
    connection.execute(insert(secrets), row | {"browser": agent.browser, "system": agent.system})


def remove_secret(connection: Connection, secret: bytes) -> None:
    connection.execute(delete(secrets).where(secrets.c.secret == secret))


def devices_of(connection: Connection, player_id: str) -> list[DeviceRow]:
    """Return the player's devices, the last used first."""
    query = select(secrets).where(secrets.c.player == player_id)
    latest = query.order_by(secrets.c.visited.desc(), secrets.c.created.desc(), secrets.c.secret)
    return [DeviceRow(**row._mapping) for row in connection.execute(latest)]  # noqa: SLF001 - the documented name


def note_visit(connection: Connection, secret: bytes, at: float, agent: Agent) -> None:
    """Store the hour of a visit, and the browser if it is known."""
    named = {"browser": agent.browser, "system": agent.system} if agent != UNKNOWN else {}
    earlier = (secrets.c.secret == secret) & (secrets.c.visited < hour_of(at))
    connection.execute(update(secrets).where(earlier).values(visited=hour_of(at), **named))


def remove_device(connection: Connection, player_id: str, secret: bytes) -> list[bytes]:
    """Sign out one device of a player; return it, or nothing if it is unknown."""
    own = delete(secrets).where(secrets.c.secret == secret, secrets.c.player == player_id)
    return list(connection.scalars(own.returning(secrets.c.secret)))


def remove_other_devices(connection: Connection, player_id: str, secret: bytes) -> list[bytes]:
    """Sign out all devices of a player but one, and end all codes; return the devices."""
    others = delete(secrets).where(secrets.c.player == player_id, secrets.c.secret != secret)
    removed = list(connection.scalars(others.returning(secrets.c.secret)))
    connection.execute(delete(links).where(links.c.secret == secret))
    connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player_id))
    return removed
