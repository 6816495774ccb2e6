"""One client's messages, as they come: read, counted, and taken to the table."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from goldgavel.server.errors import BadRequest, TooOften
from goldgavel.server.limits import Bucket
from goldgavel.server.live.moving import Moving
from goldgavel.server.sockets import messages
from goldgavel.server.sockets.connection import BROKEN, FLOOD, Connection
from goldgavel.server.tables import dispatch

if TYPE_CHECKING:
    from goldgavel.server.app import Server
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Listener:
    def __init__(self, server: "Server", table: "LiveTable", connection: Connection) -> None:
        settings = server.context.settings
        self._clock = server.context.clock
        self._metrics = server.context.metrics
        self._bucket = Bucket(settings.message_rate, settings.message_burst, self._clock())
        self._table = table
        self._connection = connection
        self._moving: Moving | None = None
        """The last move that was made without a task."""

    def is_taken(self, text: bytes) -> bool:
        """Make a move without waking a task for it, if nothing is in its way; all else is heard in its turn."""
        if not self._connection.is_listening() or not self._table.is_free() or self._is_busy():
            return False
        try:
            message = messages.decode(text)
        except UNREADABLE:
            return False
        if not isinstance(message, messages.Move):
            return False
        self._connection.heard_at = perf_counter()
        if self._is_flood():
            self._stop_flood()
        else:
            self._moving = Moving(self._table, self._connection, message)
        return True

    async def hear(self, text: str | bytes) -> None:
        """After the move before it, if one is being made."""
        await self.finish()
        try:
            message = messages.decode(text)
        except UNREADABLE:
            message = None
        await self._take(message)

    async def finish(self) -> None:
        """Until no move is being made any more."""
        if self._moving is not None:
            await self._moving.end()

    def _is_busy(self) -> bool:
        return self._moving is not None and not self._moving.is_over

    def _is_flood(self) -> bool:
        return not self._bucket.take(self._clock())

    def _stop_flood(self) -> None:
        self._metrics.floods.add("message")
        dispatch.refuse(self._connection, TooOften())
        self._connection.close(FLOOD)

    async def _take(self, message: messages.ClientMessage | None) -> None:
        connection = self._connection
        connection.heard_at = perf_counter()
        if self._is_flood():
            self._stop_flood()
        elif message is None:
            dispatch.refuse(connection, BadRequest("message-unreadable"))
        else:
            try:
                await dispatch.hear(self._table, connection, message)
            except Exception:
                LOG.exception("table %s", self._table.row.id)
                connection.close(BROKEN)
