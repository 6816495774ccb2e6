"""The codes that sign in another device: links, which work once, and recovery codes. They are known by hashes."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, literal, select, update

from goldgavel.storage.errors import Missing
from goldgavel.storage.queries.devices import MOST_DEVICES, add_secret, devices_of
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import Agent, PlayerRow, RecoveryRow
from goldgavel.storage.schema import links, players, recovery_codes, secrets


class SignIn(NamedTuple):
    """A device that a code has signed in, and the devices that had to go for it."""

    player: PlayerRow
    removed: list[bytes]


SignInQuery = Callable[[Connection, bytes, bytes, float, Agent], SignIn | None]
"""Adds a device: by the hashes of a code and of the device's secret."""


# Links.


def add_link(connection: Connection, code: bytes, secret: bytes, expires: float) -> None:
    """Add a link made by a device. It ends with the device's session."""
    known = select(literal(code, links.c.code.type), secrets.c.secret, literal(expires)).where(
        secrets.c.secret == secret
    )
    if not connection.execute(insert(links).from_select(["code", "secret", "expires"], known)).rowcount:
        raise Missing("storage-no-player")


def use_link(connection: Connection, code: bytes, now: float) -> str | None:
    """Delete the link and return its player; None if it is unknown or has expired."""
    taken = delete(links).where(links.c.code == code).returning(links.c.secret, links.c.expires)
    found = connection.execute(taken).one_or_none()
    if found is None or found.expires <= now:
        return None
    return connection.scalar(select(secrets.c.player).where(secrets.c.secret == found.secret))


def remove_expired_links(connection: Connection, before: float) -> None:
    connection.execute(delete(links).where(links.c.expires < before))


def sign_in_by_link(connection: Connection, code: bytes, secret: bytes, now: float, agent: Agent) -> SignIn | None:
    """Use a link to add a device."""
    player = use_link(connection, code, now)
    return None if player is None else _sign_in(connection, player, secret, now, agent)


# Recovery codes.


def set_recovery_code(connection: Connection, player_id: str, code: bytes, at: float) -> None:
    """Give the player this code in place of any earlier one."""
    if player_id not in known_players(connection, [player_id]):
        raise Missing("storage-no-player")
    connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player_id))
    connection.execute(insert(recovery_codes), {"player": player_id, "code": code, "created": at, "used": None})


def recovery_code_of(connection: Connection, player_id: str) -> RecoveryRow | None:
    query = select(recovery_codes.c.created, recovery_codes.c.used).where(recovery_codes.c.player == player_id)
    found = connection.execute(query).one_or_none()
    return None if found is None else RecoveryRow(created=found.created, used=found.used)


def sign_in_by_recovery_code(
    connection: Connection, code: bytes, secret: bytes, now: float, agent: Agent
) -> SignIn | None:
    """Add a device to the player who has this code. The code stays valid."""
    used = update(recovery_codes).where(recovery_codes.c.code == code).values(used=now)
    player = connection.scalar(used.returning(recovery_codes.c.player))
    return None if player is None else _sign_in(connection, player, secret, now, agent)


def _sign_in(connection: Connection, player_id: str, secret: bytes, at: float, agent: Agent) -> SignIn | None:
    # Locks the player, so that a deletion waits.
    query = select(players).where(players.c.id == player_id).with_for_update()
    found = connection.execute(query).one_or_none()
    if found is None:
        return None
    surplus = [row.secret for row in devices_of(connection, player_id)[MOST_DEVICES - 1 :]]
    if surplus:
        connection.execute(delete(secrets).where(secrets.c.secret.in_(surplus)))
    add_secret(connection, player_id, secret, at, agent)
    return SignIn(PlayerRow(**found._mapping), surplus)  # noqa: SLF001
