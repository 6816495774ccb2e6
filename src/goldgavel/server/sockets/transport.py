"""uvicorn's WebSocket protocol, with fast paths for frequent messages, and bounds on what a client can cost.

Every seat gets an update after every move. The regular path makes an ASGI message, wakes a task and builds a frame
from parts. The fast path puts a short header before the text and passes it to the transport. A short text that
arrives in one frame is offered to a handler immediately. If the handler declines it, it takes the regular path,
and so does everything else that a client may send.

A client may send frames of any kind at a limited rate. Of many that arrive together only some are handled before
other connections have their turn.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goldgavel.server.limits import Bucket
from goldgavel.server.sockets.frames import LONGEST_HEADER, FrameSplitter, short_text, text_frame

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection_limits import ConnectionLimits

EXTENSION = "goldgavel.wire"
"""The key of the protocol in the extensions of the ASGI scope."""
FRAMES_PER_TURN = 32
FRAMES_PER_MESSAGE = 5
"""Frames of any kind that a client may send for each message that it may send: pings, pongs and fragments."""
FRAMES_TO_BEGIN = 100.0
"""Frames that a client may send before it is admitted."""
MOST_FRAGMENTS = 64
"""Frames of one message. Its size is limited as well, but frames may be empty."""
WRITE_BUFFER = 16 * 1024
"""Bytes that may wait in the transport for a slow reader, before its messages are queued."""
FLOOD_GRACE = 1.0
"""Seconds for the code that says why a flood was stopped to reach the client."""
TextHandler = Callable[[bytes], bool]
"""Handles a text immediately, or returns False."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Its connection was counted as one of HTTP, before the handshake."""

    text_handler: TextHandler | None = None
    flood_handler: Callable[[], None] | None = None
    """Called once if a client sends too many frames."""
    _splitter: FrameSplitter | None = None
    """None before the handshake, and after invalid data: then everything takes the regular path."""
    _bucket: Bucket
    _is_deaf = False
    """True after a flood: nothing is read any more."""
    _has_rest = False
    """True while frames that have arrived wait for the next turn."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
            self._bucket = Bucket(1.0, FRAMES_TO_BEGIN, self.loop.time())
            self._splitter = FrameSplitter((self.config.ws_max_size or 0) + LONGEST_HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        limits: ConnectionLimits | None = getattr(self.config.app, "connection_limits", None)
        if limits is not None:
            limits.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Pass complete frames to the library, so that a frame handled on the fast path can be left out."""
        splitter = self._splitter
        if self._is_deaf:
            return
        if splitter is None:
            super().data_received(data)
            self._refuse_unreadable_handshake()
        elif not splitter.remainder and not splitter.is_fragmented and (text := short_text(data)) is not None:
            if self._is_allowed() and not self._is_handled(text):
                super().data_received(data)
        else:
            self._split(splitter, data)

    def limit_frames(self, message_rate: float, message_burst: float) -> None:
        """Limit the frames of an admitted client, given how many messages it may send. A rate of 0 is no limit."""
        rate, burst = message_rate * FRAMES_PER_MESSAGE, message_burst * FRAMES_PER_MESSAGE
        self._bucket = Bucket(rate, burst, self.loop.time())

    def _refuse_unreadable_handshake(self) -> None:
        """Send the library's answer to a handshake that it cannot read. uvicorn would let the client wait."""
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _split(self, splitter: FrameSplitter, data: bytes) -> None:
        """Handle data that is not exactly one frame with a short text."""
        if self._has_rest:  # of an earlier read: its turn comes
            splitter.remainder += data
            self.transport.pause_reading()
            return
        for frame in splitter.split(data, FRAMES_PER_TURN):
            if not self._is_allowed():
                return
            super().data_received(frame)
            if self.transport.is_closing():
                return
        if splitter.has_frame():
            self._has_rest = True
            self.transport.pause_reading()
            self.loop.call_soon(self._continue, splitter)
        elif splitter.is_invalid():
            self._splitter = None
            super().data_received(splitter.remainder)

    def _continue(self, splitter: FrameSplitter) -> None:
        """Handle more of what has arrived, after other connections have had their turn."""
        self._has_rest = False
        if self.transport.is_closing() or self._is_deaf:
            return
        self._split(splitter, b"")
        if self._may_read():
            self.transport.resume_reading()

    def _may_read(self) -> bool:
        return not (self._has_rest or self._is_deaf or self.read_paused or self.transport.is_closing())

    def _is_allowed(self) -> bool:
        """Count a frame. If there are too many, nothing is read any more, and the connection ends."""
        if self._bucket.take(self.loop.time()) and len(self.frames) < MOST_FRAGMENTS:
            return True
        self._is_deaf = True
        self.transport.pause_reading()
        if self.flood_handler is not None:
            self.flood_handler()
        self.loop.call_later(FLOOD_GRACE, self.transport.abort)
        return False

    def _is_handled(self, text: bytes) -> bool:
        """True if the handler takes the text. It is not asked while messages on the regular path wait."""
        return (
            self.text_handler is not None
            and self.queue.empty()
            and not self.close_sent
            and self.text_handler(text)
        )

    def mark_rejected(self) -> None:
        """Mark a rejected handshake as complete. uvicorn does not, and would log an error for each."""
        self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping. A client that does not read the answers is disconnected: they would fill the memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def write_text(self, text: bytes) -> bool:
        """Write a message immediately. False if the client reads too slowly or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True


def wire_of(scope: Any) -> FastWebSocketProtocol | None:
    """The protocol of a socket, if the ASGI server uses ours."""
    found: FastWebSocketProtocol | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found
