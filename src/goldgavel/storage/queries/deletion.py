"""Deletes a player's data. What identifies the player is removed; the other players' games stay."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from goldgavel.storage.queries.tables import UNTOUCHED
from goldgavel.storage.schema import chat, mutes, players, recovery_codes, results, seats, secrets, tables


class Forgotten(NamedTuple):
    """The tables affected by the deletion of a player."""

    removed: list[str]
    """Tables deleted with the player: their own, never started."""
    changed: list[str]
    """Tables that named the player."""
    unsaid: list[str]
    """Tables where the player's chat messages were deleted."""
    in_series: list[str]
    """Tables in a series with one of the player's: their tallies may name the player."""


def forget_player(connection: Connection, player_id: str) -> Forgotten:
    """Delete a player. Started games stay for the others, with a nameless seat.

    The player's scores stay without an owner, so that the others' games keep their results.
    """
    # Locks the player: a transaction that is about to name them at a table waits, then finds no such id.
    connection.scalar(select(players.c.id).where(players.c.id == player_id).with_for_update())
    own = delete(tables).where(UNTOUCHED, tables.c.maker == player_id).returning(tables.c.id)
    removed = list(connection.scalars(own))
    seated = select(seats.c.table).where(seats.c.player == player_id)
    made = connection.scalars(select(tables.c.id).where(tables.c.maker == player_id))
    changed = sorted({*connection.scalars(seated), *made})
    in_series = _in_series_with(connection, changed)
    connection.execute(update(tables).where(tables.c.maker == player_id).values(maker=""))
    connection.execute(update(seats).where(seats.c.player == player_id).values(player=None, name=""))
    if changed:
        connection.execute(update(tables).where(tables.c.id.in_(changed)).values(revision=tables.c.revision + 1))
        # Tables with a clock become due immediately, so that a server lets a bot play even if no one is connected.
        clocked = (tables.c.status == "playing") & tables.c.due.is_not(None)
        connection.execute(update(tables).where(tables.c.id.in_(changed), clocked).values(due=0.0))
    connection.execute(update(results).where(results.c.player == player_id).values(player=None))
    said = delete(chat).where(chat.c.player == player_id).returning(chat.c.table)
    unsaid = sorted({*connection.scalars(said)})
    connection.execute(delete(mutes).where(or_(mutes.c.player == player_id, mutes.c.muted == player_id)))
    connection.execute(delete(secrets).where(secrets.c.player == player_id))
    connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player_id))
    connection.execute(delete(players).where(players.c.id == player_id))
    return Forgotten(removed, changed, unsaid, in_series)


def _in_series_with(connection: Connection, table_ids: Sequence[str]) -> list[str]:
    if not table_ids:
        return []
    series = select(tables.c.series).where(tables.c.id.in_(table_ids), tables.c.series.is_not(None))
    return list(connection.scalars(select(tables.c.id).where(tables.c.series.in_(series))))
