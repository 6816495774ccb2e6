"""The floor: the least that a durable server of card games must do, without rules and views.

    python -m benchmarks.server.servers.floor PORT FILE BYTES

A message from a socket of a table becomes a line in the file. All lines that wait are synced to disk together, as
in our group commit. Then each socket of the table gets a message of BYTES, which is the size of our updates.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from picows import WSListener, WSMsgType, ws_create_server

from benchmarks.server.servers.loops import new_loop
from benchmarks.server.servers.processes import Process, free_port

VERSION = "{:010}"


class Table:
    def __init__(self, filler: bytes) -> None:
        self.sockets: list[Any] = []
        self._filler = filler
        self._version = 0

    def announce(self) -> None:
        self._version += 1
        update = VERSION.format(self._version).encode() + self._filler
        for socket in self.sockets:
            socket.send(WSMsgType.TEXT, update)


class Log:
    """A file to which lines are appended in groups."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._waiting: list[tuple[Table, bytes]] = []
        self._has_lines = asyncio.Event()
        self._thread = ThreadPoolExecutor(1)

    def append(self, table: Table, line: bytes) -> None:
        self._waiting.append((table, line))
        self._has_lines.set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._has_lines.wait()
            self._has_lines.clear()
            taken, self._waiting = self._waiting, []
            await loop.run_in_executor(self._thread, self._write, [line for _, line in taken])
            loop.call_soon(announce, [table for table, _ in taken])  # after the next group has been handed over

    def _write(self, lines: list[bytes]) -> None:
        os.write(self._file, b"".join(lines))
        os.fdatasync(self._file)


def announce(tables: list[Table]) -> None:
    for table in tables:
        table.announce()


class Player(WSListener):
    def __init__(self, table: Table, log: Log) -> None:
        super().__init__()
        self._table = table
        self._log = log

    def on_ws_connected(self, transport: Any) -> None:
        self._table.sockets.append(transport)

    def on_ws_disconnected(self, transport: Any) -> None:
        self._table.sockets.remove(transport)

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._log.append(self._table, frame.get_payload_as_bytes() + b"\n")


async def serve(port: int, path: str, size: int) -> None:
    log = Log(path)
    tables: dict[bytes, Table] = {}
    filler = b" " * (size - len(VERSION.format(0)))

    def seat(request: Any) -> Player:
        return Player(tables.setdefault(request.path, Table(filler)), log)

    server = await ws_create_server(seat, "127.0.0.1", port)
    await asyncio.gather(server.serve_forever(), log.run())


@contextmanager
def floor_server(size: int) -> Iterator[Process]:
    """Start the floor with updates of this size."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", __name__, str(port), str(Path(folder) / "moves.txt"), str(size)]
        with Process(command, port) as process:
            yield process


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
