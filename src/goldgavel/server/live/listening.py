"""One client's messages, as they come: read, counted, and taken to the table."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from goldgavel.server.errors import BadRequest, TooOften
from goldgavel.server.limits import Bucket
from goldgavel.server.live import hearing, messages
from goldgavel.server.live.connection import BROKEN, FLOOD, Connection
from goldgavel.server.live.errand import Errand

if TYPE_CHECKING:
    from goldgavel.server.app import Server
    from goldgavel.server.live.table import LiveTable

LOG = logging.getLogger("goldgavel.server")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Listener:
    def __init__(self, server: "Server", table: "LiveTable", connection: Connection) -> None:
        settings = server.house.settings
        self._clock = server.house.clock
        self._metrics = server.house.metrics
        self._bucket = Bucket(settings.message_rate, settings.message_burst, self._clock())
        self._table = table
        self._connection = connection
        self._errand: Errand | None = None
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
        self._errand = Errand(self._take(message))
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
        if self._errand is not None:
            await self._errand.end()

    def _is_busy(self) -> bool:
        return self._errand is not None and not self._errand.is_over

    async def _take(self, message: messages.ClientMessage | None) -> None:
        connection = self._connection
        connection.heard_at = perf_counter()
        if not self._bucket.take(self._clock()):
            self._metrics.floods.add("message")
            hearing.refuse(connection, TooOften())
            connection.close(FLOOD)
        elif message is None:
            hearing.refuse(connection, BadRequest("message-unreadable"))
        else:
            try:
                await hearing.hear(self._table, connection, message)
            except Exception:
                LOG.exception("table %s", self._table.row.id)
                connection.close(BROKEN)
