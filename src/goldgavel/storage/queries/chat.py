"""What people say at their tables, and whom they do not want to hear."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from goldgavel.storage.errors import Missing
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import ChatRow, PlayerRow
from goldgavel.storage.schema import chat, mutes, players


def add_line(connection: Connection, row: ChatRow) -> int | None:
    """Keep what was said under a new id, which is given back; None if this very message is kept already."""
    if row.player not in known_players(connection, [row.player]):
        raise Missing("storage-no-player")
    same = (chat.c.table == row.table) & (chat.c.player == row.player) & (chat.c.request == row.request)
    if connection.scalar(select(chat.c.id).where(same)) is not None:
        return None
    values = msgspec.structs.asdict(row)
    del values["id"]
    return int(connection.execute(insert(chat).returning(chat.c.id), values).scalar_one())


def line(connection: Connection, line_id: int) -> tuple[ChatRow, set[str]] | None:
    """What was said, and the players who do not want to hear who said it."""
    found = connection.execute(select(chat).where(chat.c.id == line_id)).one_or_none()
    if found is None:
        return None
    deaf = connection.scalars(select(mutes.c.player).where(mutes.c.muted == found.player))
    return ChatRow(**found._mapping), set(deaf)  # noqa: SLF001 - the documented name


def chat_for(connection: Connection, table: str, player: str | None, most: int) -> tuple[list[ChatRow], list[str]]:
    """The last things said at a table, oldest first, but by whom the player has muted; and whom they have."""
    own = select(mutes.c.muted).where(mutes.c.player == player)
    muted = [] if player is None else list(connection.scalars(own.order_by(mutes.c.muted)))
    query = select(chat).where(chat.c.table == table, chat.c.player.not_in(muted))
    found = connection.execute(query.order_by(chat.c.id.desc()).limit(most))
    return [ChatRow(**row._mapping) for row in found][::-1], muted  # noqa: SLF001


def add_mute(connection: Connection, player: str, muted: str, most: int) -> bool:
    """Whether there was room for one more."""
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
    """By name."""
    query = select(players).join(mutes, mutes.c.muted == players.c.id).where(mutes.c.player == player)
    return [PlayerRow(**row._mapping) for row in connection.execute(query.order_by(players.c.name, players.c.id))]  # noqa: SLF001
