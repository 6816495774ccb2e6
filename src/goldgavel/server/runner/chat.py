"""The chat of a table. It is stored with the table, not in the log of the game.

Every seated player may write, and every message goes to all players: partners have no private channel (A10).
Spectators may read it, unless the table keeps its records for its players.
"""

import logging
from typing import TYPE_CHECKING

from goldgavel.protocol import messages
from goldgavel.server.errors import BadRequest, Forbidden, TooManyRequests
from goldgavel.server.runner.phrases import phrase_in, phrase_text, stored_text
from goldgavel.server.tables import seat_rows
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import chat
from goldgavel.storage.rows import ChatRow
from goldgavel.text.sanitize import clean_text

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.sockets.connection import Connection

LOG = logging.getLogger("goldgavel.server")
LONGEST = 300
"""Characters of one message."""
SHOWN_LINES = 100
"""Lines that are sent to a new connection. The store keeps all of them."""


async def handle_message(
    runner: "TableRunner", connection: "Connection", said: messages.Say | messages.SayPhrase
) -> None:
    """Store a message, then broadcast it. A repeated request is only acknowledged."""
    row = checked_row(runner, connection, said)
    line = await runner.write(chat.add_line, row)
    if line is None:
        connection.push(messages.encode(messages.Chat(lines=(), ack=said.id)))
    else:
        await broadcast_line(runner, line)


def checked_row(
    runner: "TableRunner", connection: "Connection", said: messages.Say | messages.SayPhrase
) -> ChatRow:
    seat, player = connection.seat, connection.player
    if seat is None or player is None:
        raise seat_rows.not_seated()
    if not runner.table.row.settings.chat:
        raise Forbidden("chat-off")
    text = stored_text(said.phrase) if isinstance(said, messages.SayPhrase) else checked_text(said.text)
    now = runner.context.clock()
    if not runner.context.chatting.take(player, now):
        raise TooManyRequests("chat-too-often")
    name = runner.table.seats[seat].name
    return ChatRow(id=0, table=runner.id, player=player, name=name, text=text, request=said.id, at=now)


def checked_text(written: str) -> str:
    text = clean_text(written)
    if not text:
        raise BadRequest("chat-empty")
    if len(text) > LONGEST:
        raise BadRequest("chat-too-long", most=LONGEST)
    return text


async def broadcast_line(runner: "TableRunner", line: int) -> None:
    """Send a stored line to all connections that may read it."""
    found = await runner.context.store.read(chat.line, line)
    if found is None:  # it was deleted in the meantime
        return
    row, muted_by = found
    for connection in runner.audience.everyone():
        lines = (line_of(row, connection.words),)
        if connection.player == row.player:
            connection.push(messages.encode(messages.Chat(lines=lines, ack=row.request)))
        elif may_read(runner, connection) and connection.player not in muted_by:
            connection.push(messages.encode(messages.Chat(lines=lines)))


async def send_history(runner: "TableRunner", connection: "Connection", *, even_if_empty: bool = True) -> None:
    """Send the latest lines and the players that this reader has muted.

    With `even_if_empty=False` nothing is sent if there is neither.
    """
    if not may_read(runner, connection):
        return
    try:
        lines, muted = await runner.context.store.read(chat.chat_for, runner.id, connection.player, SHOWN_LINES)
    except StorageError:  # the game continues without chat
        LOG.exception("the chat of table %s cannot be read", runner.id)
        return
    if not (even_if_empty or lines or muted):
        return
    shown = messages.Chat(lines=tuple(line_of(row, connection.words) for row in lines), muted=tuple(muted))
    connection.push(messages.encode(shown))


async def send_history_to_all(runner: "TableRunner") -> None:
    """Send the chat again to every connection, because lines were deleted."""
    for connection in runner.audience.everyone():
        await send_history(runner, connection)


def may_read(runner: "TableRunner", connection: "Connection") -> bool:
    settings = runner.table.row.settings
    return settings.chat and (settings.records == "link" or connection.seat is not None)


def line_of(row: ChatRow, words: messages.Words | None) -> messages.Line:
    """Return a message for a reader who asked for these words."""
    phrase = phrase_in(row.text)
    if phrase is None:
        return messages.Line(id=row.id, player=row.player, name=row.name, text=row.text, at=row.at)
    text = phrase_text(phrase, words)
    return messages.Line(id=row.id, player=row.player, name=row.name, text=text, at=row.at, phrase=phrase)
