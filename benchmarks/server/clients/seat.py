"""A client for one seat. It answers each decision immediately or after a pause."""

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSListener, WSMsgType

if TYPE_CHECKING:
    from benchmarks.server.clients.table import Table

WAIVE = b'{"type":"order","order":"keep","waive":"always"}'
"""The standing order with which no bid window waits for this seat."""
WINDOW_DEFAULT = "keep"
RETRY = 0.05
TEXT = WSMsgType.TEXT


class ViewChanges(Struct, gc=False):
    """The two fields of a view that a client needs. An update contains only what changed."""

    legal: list[str] | UnsetType = UNSET
    winners: list[int] | UnsetType | None = UNSET


class ServerMessage(Struct, gc=False):
    """Any message from the server."""

    type: str
    version: int = 0
    view: ViewChanges | None = None
    decision: int | UnsetType | None = UNSET
    ack: str | None = None


decode = msgspec.json.Decoder(ServerMessage).decode


class Seat(WSListener):
    def __init__(self, table: "Table", token: str) -> None:
        super().__init__()
        self.table = table
        self.token = token
        self.version = 0
        self.welcomed = asyncio.Event()
        self._waived = asyncio.Event()
        self.sent_at = 0.0
        self._transport: Any = None
        self._legal: list[str] = []
        self._decision: int | None = None
        self._answered: int | None = None
        self._number = 0

    def on_ws_connected(self, transport: Any) -> None:
        self._transport = transport

    def on_ws_disconnected(self, transport: Any) -> None:
        if transport is self._transport:
            self._transport = None
            self.table.counts.lost += 1

    def close(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.disconnect(graceful=False)

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:
        if frame.msg_type == TEXT:
            payload = frame.get_payload_as_memoryview()
            self._receive(decode(payload), len(payload))

    def _receive(self, message: ServerMessage, size: int) -> None:
        if message.type == "update":
            self.table.counts.updates += 1
            self.table.counts.update_bytes += size
            self._apply_update(message)
            self.table.on_update(self, message.ack is not None)
            self.answer()
        elif message.type == "welcome":
            self._apply_update(message)
            self._welcome(message)
            self.answer()
        elif message.type == "order":
            self._waived.set()
        elif message.type == "refused":
            self._refused()

    def _apply_update(self, message: ServerMessage) -> None:
        self.version = message.version
        if message.decision is not UNSET:
            self._decision = message.decision
        view = message.view
        if view is None:
            return
        if view.legal is not UNSET:
            self._legal = view.legal
        if view.winners is not UNSET and view.winners is not None:
            self.table.finish()

    def _welcome(self, message: ServerMessage) -> None:
        if message.view is None or self.welcomed.is_set():
            return
        self.table.begin_at(message.version)
        self.welcomed.set()

    async def waive_windows(self) -> None:
        self._transport.send(TEXT, WAIVE)
        await self._waived.wait()

    def _refused(self) -> None:
        """Count a refused move and retry, so that the table does not stop. This should not happen."""
        self.table.refused()
        self._answered = None
        asyncio.get_running_loop().call_later(RETRY, self.answer)

    def answer(self) -> None:
        """Answer the open decision, unless it is already answered or the table is on hold."""
        decision = self._decision
        if decision is None or decision == self._answered or not self.table.take_turn():
            return
        self._answered = decision
        pause = self.table.spec.pause
        if pause is None:
            self._send(decision)
        else:
            asyncio.get_running_loop().call_later(random.uniform(*pause), self._send, decision)

    def _send(self, decision: int) -> None:
        if self._transport is None or decision != self._decision:
            self.table.return_turn()
            return
        legal = self._legal
        move = WINDOW_DEFAULT if WINDOW_DEFAULT in legal else random.choice(legal)
        self._number += 1
        message = f'{{"type":"move","id":"{self._number}","decision":{decision},"move":"{move}"}}'
        self.sent_at = time.perf_counter()
        self._transport.send(TEXT, message.encode())
