"""Identities that were never used for a game, and have not visited for long."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select

from goldgavel.storage.schema import chat, players, results, seats, secrets, tables

PAGE = 500
"""Players that one search looks at."""


class UnusedPage(NamedTuple):
    unused: list[str]
    last: str | None
    """The last player that was looked at; None at the end."""


def unused_players(connection: Connection, after: str, before: float) -> UnusedPage:
    """Return the unused players among the next ones by id, who were last there before this time."""
    page = select(players.c.id).where(players.c.id > after).order_by(players.c.id).limit(PAGE)
    last = connection.scalar(select(func.max(page.subquery().c.id)))
    if last is None:
        return UnusedPage([], None)
    of_page = (players.c.id > after) & (players.c.id <= last)
    found = select(players.c.id).where(of_page, _is_unused(before)).order_by(players.c.id)
    return UnusedPage(list(connection.scalars(found)), last)


def remove_unused_players(connection: Connection, ids: Sequence[str], before: float) -> list[str]:
    """Delete those of the players who are still unused; return them."""
    # A player whom another transaction is about to name at a table is locked by it, and left alone.
    free = select(players.c.id).where(players.c.id.in_(ids)).order_by(players.c.id)
    locked = list(connection.scalars(free.with_for_update(skip_locked=True)))
    gone = delete(players).where(players.c.id.in_(locked), _is_unused(before)).returning(players.c.id)
    return list(connection.scalars(gone)) if locked else []


def _is_unused(before: float) -> ColumnElement[bool]:
    """No seat, result, table or message is the player's. Their secrets, codes and mutes are deleted with them."""
    visited = exists().where(secrets.c.player == players.c.id, secrets.c.visited >= before)
    traces: list[Any] = [seats.c.player, results.c.player, tables.c.maker, chat.c.player]
    named = [exists().where(column == players.c.id) for column in traces]
    return (players.c.created < before) & ~visited & ~named[0] & ~named[1] & ~named[2] & ~named[3]
