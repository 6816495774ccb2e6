"""One socket. Nobody who reads slowly, or not at all, holds up the others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from goldgavel.server.telemetry.metrics import Metrics

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

BACKLOG = 256
"""Messages that may wait for a slow reader. Then the socket is closed, and the client comes back for the rest."""
CLOSE_TIMEOUT = 5.0
"""Seconds in which a reader can take the last words."""

# Why the server closes a socket; 4400 and more are the refusals of HTTP.
LEFT = 4000
RELOAD = 4001
REMOVED = 4003
FORGOTTEN = 4401
TOO_SLOW = 4008
FLOOD = 4029
BROKEN = 1011
RESTART = 1012


class FastWriter(Protocol):
    """A way out that takes a message at once, or not at all."""

    def write_text(self, text: bytes) -> bool: ...


class Connection:
    def __init__(self, send: Send, wire: FastWriter | None, *, lang: str | None, since: int) -> None:
        self.player: str | None = None
        self.metrics: Metrics | None = None
        self.received_at = 0.0
        """When the message came that is being dealt with, by the clock that measures."""
        self.device: bytes | None = None
        """The hash of the secret by which it came."""
        self.lang = lang
        self.since = since
        """The last version that the client has; the welcome tells what it missed."""
        self.seat: int | None = None
        self.closing: int | None = None
        self._send = send
        self._wire = wire
        self._backlog: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._receiver: asyncio.Task[Any] | None = None

    def is_open(self) -> bool:
        return self.closing is None

    def is_receiving(self) -> bool:
        """Whether it waits for what the client says next."""
        return self._receiver is not None and self.closing is None

    def push(self, frame: bytes) -> None:
        """Send a message as soon as the reader takes it. Who is to go is told nothing more."""
        if self.closing is not None:
            return
        if not self._backlog and self._wire is not None and self._wire.write_text(frame):
            return
        self._backlog.append(frame)
        if len(self._backlog) > BACKLOG:
            self._backlog.clear()
            self.close(TOO_SLOW)
        self._awake.set()

    def close(self, code: int) -> None:
        """Say what waits, close, and hear nothing more, whether or not the other end takes part in it."""
        if self.is_open():
            self.closing = code
            self._awake.set()
            if self._receiver is not None:
                self._receiver.cancel()

    async def receive(self, receive: Receive) -> Any:
        """What the client says next; None once the connection is being closed, also while it is waited for."""
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
        """Send what is pushed, until the connection is to be closed."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._backlog:
                # It waits until it is sent, so that nothing overtakes it on the short way.
                await self._send({"type": "websocket.send", "text": self._backlog[0].decode()})
                if self._backlog:
                    self._backlog.popleft()
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
                return


Connections = set[Connection]
"""All sockets of this process, at a table or on their way to one."""
