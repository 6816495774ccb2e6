"""One live socket, with a backlog of messages, so that a slow reader does not delay the others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.protocol.messages import Words

if TYPE_CHECKING:
    from goldgavel.server.telemetry.metrics import Metrics

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

BACKLOG = 256
"""Messages that may wait for a slow reader. If there are more, the socket is closed and the client reconnects."""
BACKLOG_BYTES = 64 * 1024
"""Bytes of these messages. A single message may be longer."""
CLOSE_TIMEOUT = 5.0
"""Seconds for a reader to receive the last messages before the socket is dropped."""


class FastWriter(Protocol):
    """The fast path for outgoing messages: writes a message immediately, or returns False."""

    def write_text(self, text: bytes) -> bool: ...


class Connection:
    def __init__(self, send: Send, wire: FastWriter | None, *, words: Words | None, since: int) -> None:
        self.player: str | None = None
        self.address = ""
        """Under which the limits of its client are counted."""
        self.metrics: Metrics | None = None
        self.received_at = 0.0
        """When the current message arrived, in seconds of `perf_counter`."""
        self.device: bytes | None = None
        """The hash of the device's secret."""
        self.words = words
        """What its updates tell in words, next to the data."""
        self.since = since
        """The last version that the client has. The welcome contains what it missed."""
        self.seat: int | None = None
        self.closing: int | None = None
        self._send = send
        self._wire = wire
        self._backlog: deque[bytes] = deque()
        self._backlog_bytes = 0
        self._awake = asyncio.Event()
        self._receiver: asyncio.Task[Any] | None = None

    def is_open(self) -> bool:
        return self.closing is None

    def is_receiving(self) -> bool:
        """True while it waits for the client's next message."""
        return self._receiver is not None and self.closing is None

    def push(self, frame: bytes) -> None:
        """Send a message, or queue it for a slow reader. Does nothing once the connection is closing."""
        if self.closing is not None:
            return
        if not self._backlog and self._wire is not None and self._wire.write_text(frame):
            return
        self._backlog.append(frame)
        self._backlog_bytes += len(frame)
        waiting = len(self._backlog)
        if waiting > BACKLOG or (waiting > 1 and self._backlog_bytes > BACKLOG_BYTES):
            self._backlog.clear()
            self.close(CloseCode.TOO_SLOW)
        self._awake.set()

    def close(self, code: int) -> None:
        """Close after sending the backlog, and stop receiving, even if the client does not cooperate."""
        if self.is_open():
            self.closing = code
            self._awake.set()
            if self._receiver is not None:
                self._receiver.cancel()

    async def receive(self, receive: Receive) -> Any:
        """The client's next event; None if the connection is closing or starts to close meanwhile."""
        if not self.is_open():
            return None
        receiver = self._receiver = asyncio.current_task()
        assert receiver is not None
        try:
            event = await receive()
        except asyncio.CancelledError:
            if self.is_open() or receiver.uncancel():
                raise
            return None
        finally:
            self._receiver = None
        return event if self.is_open() else None

    async def write(self) -> None:
        """Send the backlog, until the connection is closed."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._backlog:
                # It stays in the backlog until it is sent, so that the fast path cannot overtake it.
                await self._send({"type": "websocket.send", "text": self._backlog[0].decode()})
                if self._backlog:
                    self._backlog_bytes -= len(self._backlog.popleft())
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
                return


Connections = set[Connection]
"""All sockets of this process, also those that have not joined a table yet."""
