"""Muted players: whose chat messages a player does not see, at all tables."""

from sqlalchemy import Connection, delete, func, insert, select

from goldgavel.storage.errors import Missing
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import PlayerRow
from goldgavel.storage.schema import mutes, players


def add_mute(connection: Connection, player: str, muted: str, most: int) -> bool:
    """Mute a player. Returns False if the limit is reached."""
    if known_players(connection, [player, muted]) != {player, muted}:
        raise Missing("storage-no-player")
    own = select(func.count()).where(mutes.c.player == player)
    if connection.scalar(own.where(mutes.c.muted == muted)):
        return True
    if (connection.scalar(own) or 0) >= most:
        return False
    connection.execute(insert(mutes), {"player": player, "muted": muted})
    return True


def remove_mute(connection: Connection, player: str, muted: str) -> None:
    connection.execute(delete(mutes).where(mutes.c.player == player, mutes.c.muted == muted))


def muted_by(connection: Connection, player: str) -> list[PlayerRow]:
    """Return the players muted by this one, ordered by name."""
    query = select(players).join(mutes, mutes.c.muted == players.c.id).where(mutes.c.player == player)
    return [PlayerRow(**row._mapping) for row in connection.execute(query.order_by(players.c.name, players.c.id))]  # noqa: SLF001
