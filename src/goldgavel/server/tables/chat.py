"""What people at a table say to each other. It is kept with the table, beside the game and not in its log.

Everybody who sits at the table may write, and all of it is for everybody: partners have no private channel (A10).
Spectators read, and where the table keeps its records for its players they do not.
"""

import logging
from typing import TYPE_CHECKING

from goldgavel.server.errors import BadRequest, NotAllowed, TooOften
from goldgavel.server.sockets import messages
from goldgavel.server.tables import seat_rows
from goldgavel.storage.errors import StorageError
from goldgavel.storage.rows import ChatRow
from goldgavel.text.sanitize import clean_text

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server")
LONGEST = 300
"""Characters of one message."""
KEPT = 100
"""What a newcomer is shown; the store has it all."""


async def hear(table: "LiveTable", connection: "Connection", said: messages.Say) -> None:
    """Keep it, then tell everybody."""
    row = checked(table, connection, said)
    line = await table.context.store.add_line(row)
    if line is None:
        connection.push(messages.encode(messages.Chat(lines=(), ack=said.id)))
    else:
        table.context.neighbours.tell(table.row.id, "chat", line)
        await announce(table, line)


def checked(table: "LiveTable", connection: "Connection", said: messages.Say) -> ChatRow:
    seat, player = connection.seat, connection.player
    if seat is None or player is None:
        raise seat_rows.not_seated()
    if not table.row.chat:
        raise NotAllowed("chat-off")
    text = clean_text(said.text)
    if not text:
        raise BadRequest("chat-empty")
    if len(text) > LONGEST:
        raise BadRequest("chat-too-long", most=LONGEST)
    now = table.context.clock()
    if not table.context.chatting.take(player, now):
        raise TooOften("chat-too-often")
    name = table.seats[seat].name
    return ChatRow(id=0, table=table.row.id, player=player, name=name, text=text, request=said.id, at=now)


async def announce(table: "LiveTable", line: int) -> None:
    """Tell everybody here of something that is kept; also of what was said through another worker."""
    found = await table.context.store.line(line)
    if found is None:  # it was deleted in the meantime
        return
    row, deaf = found
    frame = messages.encode(messages.Chat(lines=(line_of(row),)))
    for connection in table.audience.everyone():
        if connection.player == row.player:
            connection.push(messages.encode(messages.Chat(lines=(line_of(row),), ack=row.request)))
        elif may_read(table, connection) and connection.player not in deaf:
            connection.push(frame)


async def show(table: "LiveTable", connection: "Connection", *, anew: bool = True) -> None:
    """What was said so far, and whom this reader has muted. A newcomer is not told that there is nothing."""
    if not may_read(table, connection):
        return
    try:
        lines, muted = await table.context.store.chat_for(table.row.id, connection.player, KEPT)
    except StorageError:  # the game goes on without it
        LOG.exception("the chat of table %s cannot be read", table.row.id)
        return
    if not (anew or lines or muted):
        return
    shown = messages.Chat(lines=tuple(line_of(row) for row in lines), muted=tuple(muted))
    connection.push(messages.encode(shown))


async def show_all(table: "LiveTable") -> None:
    """To everybody here anew, because something is not there any more."""
    for connection in table.audience.everyone():
        await show(table, connection)


def may_read(table: "LiveTable", connection: "Connection") -> bool:
    return table.row.chat and (table.row.records == "link" or connection.seat is not None)


def line_of(row: ChatRow) -> messages.Line:
    return messages.Line(id=row.id, player=row.player, name=row.name, text=row.text, at=row.at)
