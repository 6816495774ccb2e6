"""Reads one client's messages: decodes them, applies the rate limit and dispatches them to the table."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from goldgavel.kernel.untrusted import place_of
from goldgavel.protocol import messages
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.errors import BadRequest, TooManyRequests
from goldgavel.server.limits import Bucket
from goldgavel.server.runner import dispatch
from goldgavel.server.runner.moving import Moving
from goldgavel.server.runner.replies import refuse
from goldgavel.server.sockets.connection import Connection
from goldgavel.text.quotes import excerpt

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.services import Server

LOG = logging.getLogger("goldgavel.server")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class ClientReader:
    def __init__(self, server: "Server", runner: "TableRunner", connection: Connection) -> None:
        settings = server.context.settings
        self._clock = server.context.clock
        self._metrics = server.context.metrics
        self._bucket = Bucket(settings.message_rate, settings.message_burst, self._clock())
        self._runner = runner
        self._connection = connection
        self._move: Moving | None = None
        """The last move on the fast path."""

    def try_fast_move(self, text: bytes) -> bool:
        """Make a move without waking a task. False if it is not a move or has to wait: then `read` handles it."""
        if not self._connection.is_receiving() or not self._runner.can_move_now() or self._is_busy():
            return False
        try:
            message = messages.decode(text)
        except UNREADABLE:
            return False
        if not isinstance(message, messages.Move):
            return False
        self._connection.received_at = perf_counter()
        if self._is_flood():
            self._stop_flood()
        else:
            self._runner.lock.take()
            self._move = Moving(self._runner, self._connection, message)
        return True

    async def read(self, text: str | bytes) -> None:
        """Handle a message, after the fast move before it has finished."""
        await self.finish()
        message: messages.ClientMessage | Exception
        try:
            message = messages.decode(text)
        except UNREADABLE as problem:
            message = problem
        await self._dispatch(message, text)

    async def finish(self) -> None:
        """Wait until the fast move has finished."""
        if self._move is not None:
            await self._move.end()

    def _is_busy(self) -> bool:
        return self._move is not None and not self._move.is_over

    def _is_flood(self) -> bool:
        return not self._bucket.take(self._clock())

    def _stop_flood(self) -> None:
        self._metrics.floods.add("message")
        refuse(self._connection, TooManyRequests())
        self._connection.close(CloseCode.FLOOD)

    async def _dispatch(self, message: messages.ClientMessage | Exception, text: str | bytes) -> None:
        connection = self._connection
        connection.received_at = perf_counter()
        if self._is_flood():
            self._stop_flood()
        elif isinstance(message, Exception):
            refuse(connection, unreadable(message), request_id(text))
        else:
            try:
                await dispatch.handle(self._runner, connection, message)
            except Exception:
                LOG.exception("table %s", self._runner.id)
                connection.close(CloseCode.BROKEN)


class Identified(msgspec.Struct, frozen=True):
    """The id of any message."""

    id: messages.RequestId | None = None


def request_id(text: str | bytes) -> str | None:
    """Return the id of a message that is otherwise invalid, if it can be read."""
    try:
        return msgspec.json.decode(text, type=Identified).id
    except UNREADABLE:
        return None


def unreadable(problem: Exception) -> BadRequest:
    """Return an error that names the field that does not follow the protocol, if it is a field."""
    place = place_of(problem) if isinstance(problem, msgspec.ValidationError) else "."
    return BadRequest("message-unreadable", field="none" if place == "." else excerpt(place))
