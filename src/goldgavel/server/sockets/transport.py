"""uvicorn's WebSocket protocol, with fast paths for frequent messages.

Every seat gets an update after every move. The regular path makes an ASGI message, wakes a task and builds a frame
from parts. The fast path puts a short header before the text and passes it to the transport. A short text that
arrives in one frame is offered to a handler immediately. If the handler declines it, it takes the regular path,
and so does everything else that a client may send.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goldgavel.server.sockets.frames import LONGEST_HEADER, FrameSplitter, short_text, text_frame

EXTENSION = "goldgavel.wire"
"""The key of the protocol in the extensions of the ASGI scope."""
TextHandler = Callable[[bytes], bool]
"""Handles a text immediately, or returns False."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    text_handler: TextHandler | None = None
    _splitter: FrameSplitter | None = None
    """None before the handshake, and after invalid data: then everything takes the regular path."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self._splitter = FrameSplitter((self.config.ws_max_size or 0) + LONGEST_HEADER)

    def data_received(self, data: bytes) -> None:
        """Pass complete frames to the library, so that a frame handled on the fast path can be left out."""
        splitter = self._splitter
        if splitter is None:
            super().data_received(data)
            self._refuse_unreadable_handshake()
        elif not splitter.remainder and not splitter.is_fragmented and (text := short_text(data)) is not None:
            if not self._is_handled(text):
                super().data_received(data)
        else:
            self._split(splitter, data)

    def _refuse_unreadable_handshake(self) -> None:
        """Send the library's answer to a handshake that it cannot read. uvicorn would let the client wait."""
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _split(self, splitter: FrameSplitter, data: bytes) -> None:
        """Handle data that is not exactly one frame with a short text."""
        for frame in splitter.split(data):
            super().data_received(frame)
            if self.transport.is_closing():
                return
        if splitter.is_invalid():
            self._splitter = None
            super().data_received(splitter.remainder)

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
