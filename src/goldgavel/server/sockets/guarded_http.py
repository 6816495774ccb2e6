"""uvicorn's HTTP protocol with deadlines, so that a client that sends slowly or not at all does not stay.

A body must have a length. Parsing a body in chunks of one byte each would stop everything else.
"""

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection_limits import ConnectionLimits

HEAD_SECONDS = 10.0
"""Seconds from the beginning of a connection, or the first byte of a later request, to the end of its headers."""
BODY_SECONDS = 30.0
"""Seconds from the end of the headers to the end of the body."""
NO_LENGTH = b"The body of a request needs a Content-Length."


class GuardedHttpProtocol(H11Protocol):
    _deadline: asyncio.TimerHandle | None = None
    _awaited: float = 0.0
    """The seconds of the running deadline; 0 without one."""
    _has_request = False
    _is_refused = False
    _is_upgraded = False
    """True once the connection is a WebSocket, whose protocol has taken over."""
    _limits: "ConnectionLimits | None" = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._limits = getattr(self.config.app, "connection_limits", None)
        if self._limits is not None and not self._limits.enter(self.transport):
            self.transport.abort()
            return
        self._await(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(0)
        if self._limits is not None:
            self._limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._await(self._seconds_left())

    def _seconds_left(self) -> float:
        """The deadline for what the client still has to send; 0 if it has sent everything, or begun nothing."""
        state = self.conn.their_state
        if self._is_upgraded:
            return 0
        if state is h11.SEND_BODY:
            return BODY_SECONDS
        is_begun = bool(self.conn.trailing_data[0]) or not self._has_request
        return HEAD_SECONDS if state is h11.IDLE and is_begun else 0

    def _await(self, seconds: float) -> None:
        """Start the deadline, unless the same is running; 0 ends it."""
        if seconds == self._awaited:
            return
        self._awaited = seconds
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    def on_response_complete(self) -> None:
        if self._limits is not None:
            self._limits.is_idle(self.transport)
        super().on_response_complete()
        self._await(self._seconds_left())

    def _should_upgrade(self) -> bool:
        """Look at the headers of a request before its body is parsed."""
        self._has_request = True
        if self._limits is not None:
            self._limits.is_busy(self.transport)
        if any(name == b"transfer-encoding" for name, _ in self.headers):
            self._refuse_chunks()
            return True
        return super()._should_upgrade()

    def handle_websocket_upgrade(self, event: Any) -> None:
        if not self._is_refused:
            self._is_upgraded = True
            self._await(0)
            super().handle_websocket_upgrade(event)

    def _refuse_chunks(self) -> None:
        self._is_refused = True
        headers = [(b"content-type", b"text/plain"), (b"connection", b"close")]
        for event in (
            h11.Response(status_code=411, headers=headers, reason=b"Length Required"),
            h11.Data(data=NO_LENGTH),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
