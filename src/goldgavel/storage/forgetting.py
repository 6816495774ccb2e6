"""Deleting a player's data: what names them goes, what the others played stays."""

from sqlalchemy import Connection, delete, or_, update

from goldgavel.storage.schema import chat, links, mutes, players, results, seats, secrets, tables
from goldgavel.storage.tables import UNTOUCHED


def forget_player(connection: Connection, player_id: str) -> list[str]:
    """Forget a player; the ids of the tables that went with them, made by them and never started.

    Games that were begun stay for the others, with a nameless chair. Their scores stay too, but nobody's, so that
    the others' games keep their ends.
    """
    own = delete(tables).where(UNTOUCHED, tables.c.maker == player_id).returning(tables.c.id)
    removed = list(connection.scalars(own))
    connection.execute(update(tables).where(tables.c.maker == player_id).values(maker=""))
    connection.execute(update(seats).where(seats.c.player == player_id).values(player=None, name=""))
    connection.execute(update(results).where(results.c.player == player_id).values(player=None))
    connection.execute(delete(chat).where(chat.c.player == player_id))
    connection.execute(delete(mutes).where(or_(mutes.c.player == player_id, mutes.c.muted == player_id)))
    connection.execute(delete(secrets).where(secrets.c.player == player_id))
    connection.execute(delete(links).where(links.c.player == player_id))
    connection.execute(delete(players).where(players.c.id == player_id))
    return removed
