"""The WebSocket protocol under the ASGI server: uvicorn's, with a short way for what is sent all day.

An update goes to every seat after every move. The long way makes an ASGI message, wakes a task and builds a frame
from parts; the short way puts a header of a few bytes before the text and hands it to the transport.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "goldgavel.wire"
"""Where the ASGI scope has the short way."""


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}

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


def text_frame(text: bytes) -> bytes:
    """A whole message as one unmasked frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
