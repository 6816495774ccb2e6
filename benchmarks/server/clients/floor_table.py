"""The clients of one table of the floor: every seat moves when the version is its own."""

import asyncio
import time
from typing import Any

from picows import WSListener, WSMsgType, ws_connect

from benchmarks.server.clients.counts import Deliveries, MoveCounts

SEATS = 4
MOVE = b'{"type":"move","id":"1234","decision":1234,"move":"play Ag10"}'
"""As long as a move of ours."""
VERSION = slice(0, 10)
"""Where the version is in an update."""


class FloorSeat(WSListener):
    def __init__(self, table: "FloorTable", number: int) -> None:
        super().__init__()
        self.version = 0
        self._table = table
        self._number = number
        self._transport: Any = None
        self._sent_at: float | None = None

    def on_ws_connected(self, transport: Any) -> None:
        self._transport = transport

    def on_ws_disconnected(self, _transport: Any) -> None:
        if self._transport is not None:
            self._table.counts.lost += 1

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:
        self.version = int(bytes(frame.get_payload_as_memoryview()[VERSION]))
        sent_at, self._sent_at = self._sent_at, None
        self._table.on_update(self.version, sent_at)
        self.answer()

    def answer(self) -> None:
        if self._transport is not None and self.version % SEATS == self._number:
            self._sent_at = time.perf_counter()
            self._transport.send(WSMsgType.TEXT, MOVE)

    def close(self) -> None:
        transport, self._transport = self._transport, None
        transport.disconnect(graceful=False)


class FloorTable:
    def __init__(self, counts: MoveCounts) -> None:
        self.counts = counts
        self.seats = [FloorSeat(self, number) for number in range(SEATS)]
        self._deliveries = Deliveries(counts)

    async def connect(self, port: int, number: int) -> None:
        address = f"ws://127.0.0.1:{port}/{number}"
        await asyncio.gather(*(ws_connect(lambda seat=seat: seat, address) for seat in self.seats))

    def go(self) -> None:
        self.seats[0].answer()

    def close(self) -> None:
        for seat in self.seats:
            seat.close()

    def on_update(self, version: int, sent_at: float | None) -> None:
        """Record an update. With `sent_at` it confirms a move of the seat that received it."""
        if sent_at is not None:
            self._deliveries.add(version, sent_at)
        self._deliveries.settle(min(seat.version for seat in self.seats))
