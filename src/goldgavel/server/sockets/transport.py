"""The WebSocket protocol under the ASGI server: uvicorn's, with short ways for what comes and goes all day.

An update goes to every seat after every move. The long way makes an ASGI message, wakes a task and builds a frame
from parts; the short way puts a header of a few bytes before the text and hands it to the transport. A short text
that comes in one frame is offered to a listener at once; if that does not take it, it is read the long way, and so
is whatever else a client may send.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goldgavel.server.sockets.frames import LONGEST_HEADER, FrameSplitter, short_text, text_frame

EXTENSION = "goldgavel.wire"
"""Where the ASGI scope has the short way."""
TextHandler = Callable[[bytes], bool]
"""Takes a text at once, or says that it does not."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    text_handler: TextHandler | None = None
    _splitter: FrameSplitter | None = None
    """None before the handshake, and again once there is nothing but the long way."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self._splitter = FrameSplitter((self.config.ws_max_size or 0) + LONGEST_HEADER)

    def data_received(self, data: bytes) -> None:
        """The library is given whole frames, so that one that it is not given may as well not have come."""
        splitter = self._splitter
        if splitter is None:
            super().data_received(data)
        elif not splitter.remainder and not splitter.is_fragmented and (text := short_text(data)) is not None:
            if not self._is_handled(text):
                super().data_received(data)
        else:
            self._split(splitter, data)

    def _split(self, splitter: FrameSplitter, data: bytes) -> None:
        """Data that is not one frame with one short text."""
        for frame in splitter.split(data):
            super().data_received(frame)
            if self.transport.is_closing():
                return
        if splitter.is_invalid():
            self._splitter = None
            super().data_received(splitter.remainder)

    def _is_handled(self, text: bytes) -> bool:
        """Not before what came the long way is read."""
        return (
            self.text_handler is not None
            and self.queue.empty()
            and not self.close_sent
            and self.text_handler(text)
        )

    def mark_rejected(self) -> None:
        """Another answer than a handshake is one too, which uvicorn forgets: it would log an error for each."""
        self.handshake_complete = True

    def handle_ping(self) -> None:
        """Who asks without end and reads no answer would fill our memory with them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def write_text(self, text: bytes) -> bool:
        """Write a message, if nothing is in the way; what waits for a slow reader goes the long way."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True


def wire_of(scope: Any) -> FastWebSocketProtocol | None:
    """The short way, where the server underneath has one."""
    found: FastWebSocketProtocol | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found
