"""The WebSocket protocol under the ASGI server: uvicorn's, with short ways for what comes and goes all day.

An update goes to every seat after every move. The long way makes an ASGI message, wakes a task and builds a frame
from parts; the short way puts a header of a few bytes before the text and hands it to the transport. A short text
that comes in one frame is offered to a listener at once; if that does not take it, it is read the long way, and so
is whatever else a client may send.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goldgavel.server.sockets.frames import LONGEST_HEADER, Cutter, short_text, text_frame

EXTENSION = "goldgavel.wire"
"""Where the ASGI scope has the short way."""
Listener = Callable[[bytes], bool]
"""Takes a text at once, or says that it does not."""


class Wire(WebSocketsSansIOProtocol):
    listener: Listener | None = None
    _cutter: Cutter | None = None
    """None before the handshake, and again once there is nothing but the long way."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self._cutter = Cutter((self.config.ws_max_size or 0) + LONGEST_HEADER)

    def data_received(self, data: bytes) -> None:
        """The library is given whole frames, so that one that it is not given may as well not have come."""
        cutter = self._cutter
        if cutter is None:
            super().data_received(data)
        elif not cutter.rest and not cutter.in_parts and (text := short_text(data)) is not None:
            if not self._is_taken(text):
                super().data_received(data)
        else:
            self._cut(cutter, data)

    def _cut(self, cutter: Cutter, data: bytes) -> None:
        """Data that is not one frame with one short text."""
        for frame in cutter.cut(data):
            super().data_received(frame)
            if self.transport.is_closing():
                return
        if cutter.is_choked():
            self._cutter = None
            super().data_received(cutter.rest)

    def _is_taken(self, text: bytes) -> bool:
        """Not before what came the long way is read."""
        return self.listener is not None and self.queue.empty() and not self.close_sent and self.listener(text)

    def turned_away(self) -> None:
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


def wire_of(scope: Any) -> Wire | None:
    """The short way, where the server underneath has one."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found
