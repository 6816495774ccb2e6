"""Passes the bytes of a connection on to the owner of its table, on another machine.

The first line names the owner's secret, the number of hops, and the client's address. The owner refuses anything
else. A relayed HTTP request is the last of its connection, so that the client's next one can go elsewhere.
"""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from goldgavel.storage.postgres.ownership import Owner

LOG = logging.getLogger("goldgavel.server")
SECRET_BYTES = 24
LONGEST_LINE = 200
LINE_SECONDS = 5.0
"""Seconds in which the first line must arrive."""
MOST_STRANGERS = 100
"""Connections that may wait with their first line at a time."""
CONNECT_SECONDS = 2.0
LOOPBACK = "127.0.0.1"
LAST_REQUEST = b"Connection: close\r\n"


class RelayEnd(asyncio.Protocol):
    """One end of a relayed connection: writes what it receives to the other end, no faster than that takes it."""

    def __init__(self, pipes: "set[RelayEnd]") -> None:
        self.transport: asyncio.Transport
        self.other: RelayEnd
        self._pipes = pipes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are none of asyncio's class
        self._pipes.add(self)

    def data_received(self, data: bytes) -> None:
        self.other.transport.write(data)

    def eof_received(self) -> bool:
        if self.other.transport.can_write_eof():
            self.other.transport.write_eof()
        return True

    def pause_writing(self) -> None:
        self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        self.other.transport.resume_reading()

    def connection_lost(self, _error: Exception | None) -> None:
        self._pipes.discard(self)
        self.other.transport.close()


async def relay(
    owner: "Owner",
    transport: asyncio.Transport,
    client: tuple[str, int] | None,
    start: bytes,
    hops: int,
    pipes: set[RelayEnd],
) -> bool:
    """Connect a client to the owner of its table. False if the owner cannot be reached."""
    if not owner.address:
        return False
    host, _, port = owner.address.rpartition(":")
    there = RelayEnd(pipes)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            await asyncio.get_running_loop().create_connection(lambda: there, host, int(port))
    except (OSError, TimeoutError):
        return False
    here = RelayEnd(pipes)
    here.other, there.other = there, here
    here.connection_made(transport)
    transport.set_protocol(here)
    name, number = client or ("-", 0)
    there.transport.write(f"{owner.secret} {hops} {name} {number}\n".encode() + as_last_request(start))
    transport.resume_reading()
    return True


def as_last_request(start: bytes) -> bytes:
    """The start of a request, which tells the owner to close the connection after it. A live socket stays open."""
    line, end, rest = start.partition(b"\r\n")
    return start if b"/live/" in line else line + end + LAST_REQUEST + rest


class RelayListener:
    """Accepts relayed connections, at the address by which the database sees this machine."""

    def __init__(self) -> None:
        self.secret = secrets.token_urlsafe(SECRET_BYTES)
        self.address = ""
        """Host and port; empty if the address is none of this machine."""
        self.make_protocol: Callable[[bytes, int], asyncio.Protocol] | None = None
        self.pipes: set[RelayEnd] = set()
        self.strangers: set[RelayEntrance] = set()
        self._server: asyncio.Server | None = None

    async def open(self, host: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(lambda: RelayEntrance(self), host or LOOPBACK, 0)
        except OSError as problem:
            LOG.warning("workers on other machines cannot relay connections here: %s", problem)
            return
        name, port = self._server.sockets[0].getsockname()[:2]
        self.address = f"{name}:{port}"

    def serve(self, make_protocol: Callable[[bytes, int], asyncio.Protocol]) -> None:
        self.make_protocol = make_protocol

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for pipe in list(self.pipes):
            pipe.transport.close()
        for stranger in list(self.strangers):
            stranger.transport.abort()


class RelayEntrance(asyncio.Protocol):
    """A new connection at the listener, until its first line has been read."""

    def __init__(self, listener: RelayListener) -> None:
        self.transport: asyncio.Transport
        self._listener = listener
        self._read = b""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        if len(self._listener.strangers) >= MOST_STRANGERS or self._listener.make_protocol is None:
            self.transport.abort()
            return
        self._listener.strangers.add(self)
        self._deadline = asyncio.get_running_loop().call_later(LINE_SECONDS, self.transport.abort)

    def connection_lost(self, _error: Exception | None) -> None:
        self._leave()

    def data_received(self, data: bytes) -> None:
        self._read += data
        line, end, start = self._read.partition(b"\n")
        if not end and len(line) <= LONGEST_LINE:
            return
        words = line.decode("latin-1").split(" ")
        is_known = len(words) == 4 and hmac.compare_digest(words[0].encode(), self._listener.secret.encode())
        if not (is_known and words[1].isdecimal() and words[3].isdecimal()):
            self.transport.abort()
            return
        self._leave()
        self._enter(start, hops=int(words[1]), client=(words[2], int(words[3])))

    def _enter(self, start: bytes, hops: int, client: tuple[str, int]) -> None:
        """Continue as if the client had connected here."""
        assert self._listener.make_protocol is not None
        protocol = self._listener.make_protocol(start, hops)
        self.transport.set_protocol(protocol)
        protocol.connection_made(RelayedTransport(self.transport, client))

    def _leave(self) -> None:
        self._listener.strangers.discard(self)
        if self._deadline is not None:
            self._deadline.cancel()


class RelayedTransport(asyncio.Transport):
    """The transport of a relayed connection, with the client's address instead of the relaying worker's."""

    def __init__(self, transport: asyncio.Transport, client: tuple[str, int]) -> None:
        super().__init__()
        self._transport = transport
        self._client = client
        for name in PASSED_ON:
            setattr(self, name, getattr(transport, name))

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "socket":
            return None
        return self._client if name == "peername" else self._transport.get_extra_info(name, default)


PASSED_ON = (
    "abort",
    "can_write_eof",
    "close",
    "get_protocol",
    "get_write_buffer_limits",
    "get_write_buffer_size",
    "is_closing",
    "is_reading",
    "pause_reading",
    "resume_reading",
    "set_protocol",
    "set_write_buffer_limits",
    "write",
    "write_eof",
    "writelines",
)
