"""Hands an accepted connection over to another worker on this machine, through a Unix socket.

One datagram holds the descriptor of the connection, and the bytes of the request that were already read. The
folder of the sockets belongs to the supervisor's user, and nobody else can open it.
"""

import array
import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from goldgavel.server.task_set import TaskSet

LOG = logging.getLogger("goldgavel.server")
MOST_BYTES = 64 * 1024
"""Bytes of a request that are passed on. Connections with more are relayed."""
BUFFER = 4 * MOST_BYTES
AT_ONCE = 64
"""Connections that are taken before others get a turn."""
FULL_PAUSE = 0.005
FULL_TRIES = 200


class HandOverSocket:
    def __init__(self, path: str) -> None:
        self.path = path
        """Empty if there is no folder: then nothing is handed over."""
        self._socket: socket.socket | None = None
        self._make_protocol: Callable[[bytes, int], asyncio.Protocol]
        self._adopting = TaskSet(lambda problem: LOG.error("a connection was not taken over", exc_info=problem))

    def open(self) -> None:
        if self.path:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                self._socket.setsockopt(socket.SOL_SOCKET, option, BUFFER)
            self._socket.bind(self.path)

    def serve(self, make_protocol: Callable[[bytes, int], asyncio.Protocol]) -> None:
        if self._socket is not None:
            self._make_protocol = make_protocol
            asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket.fileno())
            self._socket.close()
            self._socket = None
            with suppress(FileNotFoundError):
                Path(self.path).unlink()

    async def send(self, path: str, transport: asyncio.Transport, start: bytes, hops: int) -> bool:
        """Send a connection to the worker at a path. False if that is not possible."""
        if self._socket is None or len(start) > MOST_BYTES or transport.get_write_buffer_size():
            return False
        descriptor = array.array("i", [transport.get_extra_info("socket").fileno()])
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptor)]
        for _ in range(FULL_TRIES):
            try:
                self._socket.sendmsg([bytes([hops]), start], rights, 0, path)
            except BlockingIOError:  # many come at once, and the other worker is busy
                await asyncio.sleep(FULL_PAUSE)
            except OSError:  # it has ended
                return False
            else:
                return True
        return False

    def _receive(self) -> None:
        for _ in range(AT_ONCE):
            if self._socket is None:
                return
            try:
                data, descriptors, _, _ = socket.recv_fds(self._socket, MOST_BYTES + 1, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                self._adopting.spawn(self._adopt(socket.socket(fileno=descriptor), data[1:], data[0]))

    async def _adopt(self, connection: socket.socket, start: bytes, hops: int) -> None:
        """Continue with a connection as if it had been accepted here."""
        try:
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: self._make_protocol(start, hops), connection)
        except OSError:  # the client has gone
            connection.close()
