"""Deleting a player's data: what names them goes, what the others played stays."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from goldgavel.storage.queries.tables import UNTOUCHED
from goldgavel.storage.schema import chat, links, mutes, players, results, seats, secrets, tables


class Forgotten(NamedTuple):
    """At which tables somebody was."""

    removed: list[str]
    """Those that went with them: made by them and never started."""
    changed: list[str]
    """Those that named them."""
    unsaid: list[str]
    """Those where they had said something."""


def forget_player(connection: Connection, player_id: str) -> Forgotten:
    """Games that were begun stay for the others, with a nameless chair.

    Their scores stay too, but nobody's, so that the others' games keep their ends.
    """
    # Whoever is about to name the player at a table waits here, and then finds nobody of that id.
    connection.scalar(select(players.c.id).where(players.c.id == player_id).with_for_update())
    own = delete(tables).where(UNTOUCHED, tables.c.maker == player_id).returning(tables.c.id)
    removed = list(connection.scalars(own))
    chairs = select(seats.c.table).where(seats.c.player == player_id)
    made = connection.scalars(select(tables.c.id).where(tables.c.maker == player_id))
    changed = sorted({*connection.scalars(chairs), *made})
    connection.execute(update(tables).where(tables.c.maker == player_id).values(maker=""))
    connection.execute(update(seats).where(seats.c.player == player_id).values(player=None, name=""))
    if changed:
        connection.execute(update(tables).where(tables.c.id.in_(changed)).values(revision=tables.c.revision + 1))
        # Where a clock runs somebody looks at once, and has a bot play: nobody else need be there to see it.
        clocked = (tables.c.status == "playing") & tables.c.due.is_not(None)
        connection.execute(update(tables).where(tables.c.id.in_(changed), clocked).values(due=0.0))
    connection.execute(update(results).where(results.c.player == player_id).values(player=None))
    said = delete(chat).where(chat.c.player == player_id).returning(chat.c.table)
    unsaid = sorted({*connection.scalars(said)})
    connection.execute(delete(mutes).where(or_(mutes.c.player == player_id, mutes.c.muted == player_id)))
    connection.execute(delete(secrets).where(secrets.c.player == player_id))
    connection.execute(delete(links).where(links.c.player == player_id))
    connection.execute(delete(players).where(players.c.id == player_id))
    return Forgotten(removed, changed, unsaid)
