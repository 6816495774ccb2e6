"""One socket's way out. Nobody who reads slowly holds up the others."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[Any], Awaitable[None]]

BACKLOG = 256
"""Messages that may wait for a slow reader. Then the socket is closed, and the client comes back for the rest."""

# Why the server closes a socket; 4400 and more are the refusals of HTTP.
LEFT = 4000
RELOAD = 4001
REMOVED = 4003
TOO_SLOW = 4008
FLOOD = 4029
BROKEN = 1011


class Connection:
    def __init__(self, send: Send, *, player: str | None, lang: str | None, since: int) -> None:
        self.player = player
        self.lang = lang
        self.since = since
        """The last version that the client has; the welcome tells what it missed."""
        self.seat: int | None = None
        self.closing: int | None = None
        self._send = send
        self._waiting: deque[str] = deque()
        self._awake = asyncio.Event()

    def push(self, frame: str) -> None:
        """Send a message as soon as the reader takes it. Who is to go is told nothing more."""
        if self.closing is not None:
            return
        self._waiting.append(frame)
        if len(self._waiting) > BACKLOG:
            self.close(TOO_SLOW)
        self._awake.set()

    def close(self, code: int) -> None:
        """Close once what waits is sent; too much of it is not waited for."""
        if code == TOO_SLOW:
            self._waiting.clear()
        self.closing = code
        self._awake.set()

    async def write(self) -> None:
        """Send what is pushed, until the connection is to be closed."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
                return
