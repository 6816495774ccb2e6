"""Chat messages at tables."""

import msgspec
from sqlalchemy import Connection, insert, select

from goldgavel.storage.errors import Missing
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import ChatRow
from goldgavel.storage.schema import chat, mutes


def add_line(connection: Connection, row: ChatRow) -> int | None:
    """Save a message and return its new id; None if the same message was saved before."""
    if row.player not in known_players(connection, [row.player]):
        raise Missing("storage-no-player")
    same = (chat.c.table == row.table) & (chat.c.player == row.player) & (chat.c.request == row.request)
    if connection.scalar(select(chat.c.id).where(same)) is not None:
        return None
    values = msgspec.structs.asdict(row)
    del values["id"]
    return int(connection.execute(insert(chat).returning(chat.c.id), values).scalar_one())


def line(connection: Connection, line_id: int) -> tuple[ChatRow, set[str]] | None:
    """Return a message and the players who have muted its author."""
    found = connection.execute(select(chat).where(chat.c.id == line_id)).one_or_none()
    if found is None:
        return None
    muting = connection.scalars(select(mutes.c.player).where(mutes.c.muted == found.player))
    return ChatRow(**found._mapping), set(muting)  # noqa: SLF001 - the documented name


def chat_for(connection: Connection, table: str, player: str | None, most: int) -> tuple[list[ChatRow], list[str]]:
    """Return the last messages at a table, oldest first, without those the player has muted; and the muted ids."""
    own = select(mutes.c.muted).where(mutes.c.player == player)
    muted = [] if player is None else list(connection.scalars(own.order_by(mutes.c.muted)))
    query = select(chat).where(chat.c.table == table, chat.c.player.not_in(muted))
    found = connection.execute(query.order_by(chat.c.id.desc()).limit(most))
    return [ChatRow(**row._mapping) for row in found][::-1], muted  # noqa: SLF001
