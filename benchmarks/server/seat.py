"""One seat's client: it answers each of its decisions, at once or after a person's while."""

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSListener, WSMsgType

if TYPE_CHECKING:
    from benchmarks.server.table import Table

WAIVE = b'{"type":"order","order":"keep","waive":"always"}'
"""No bid window waits for this seat."""
WINDOW_DEFAULT = "keep"
RETRY = 0.05
TEXT = WSMsgType.TEXT


class Viewed(Struct, gc=False):
    """The two fields of a view that a client needs to go on; in an update only what changed is there."""

    legal: list[str] | UnsetType = UNSET
    winners: list[int] | UnsetType | None = UNSET


class Heard(Struct, gc=False):
    """Any message of the server."""

    type: str
    version: int = 0
    view: Viewed | None = None
    decision: int | UnsetType | None = UNSET
    ack: str | None = None


decode = msgspec.json.Decoder(Heard).decode


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
            self.table.tally.lost += 1

    def close(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.disconnect(graceful=False)

    def on_ws_frame(self, _transport: Any, frame: Any) -> None:
        if frame.msg_type == TEXT:
            self._hear(decode(frame.get_payload_as_memoryview()))

    def _hear(self, heard: Heard) -> None:
        if heard.type == "update":
            self._take(heard)
            self.table.told(self, heard.ack is not None)
            self.answer()
        elif heard.type == "welcome":
            self._take(heard)
            self._welcome(heard)
            self.answer()
        elif heard.type == "order":
            self._waived.set()
        elif heard.type == "refused":
            self._refused()

    def _take(self, heard: Heard) -> None:
        self.version = heard.version
        if heard.decision is not UNSET:
            self._decision = heard.decision
        view = heard.view
        if view is None:
            return
        if view.legal is not UNSET:
            self._legal = view.legal
        if view.winners is not UNSET and view.winners is not None:
            self.table.finish()

    def _welcome(self, heard: Heard) -> None:
        if heard.view is None or self.welcomed.is_set():
            return
        self.table.begin_at(heard.version)
        self.welcomed.set()

    async def waive_windows(self) -> None:
        self._transport.send(TEXT, WAIVE)
        await self._waived.wait()

    def _refused(self) -> None:
        """It should not happen, and is counted; the table must not stand still for it."""
        self.table.refused()
        self._answered = None
        asyncio.get_running_loop().call_later(RETRY, self.answer)

    def answer(self) -> None:
        """Answer the open decision, unless that is done or the table is on hold."""
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
            self.table.give_turn_back()
            return
        legal = self._legal
        move = WINDOW_DEFAULT if WINDOW_DEFAULT in legal else random.choice(legal)
        self._number += 1
        message = f'{{"type":"move","id":"{self._number}","decision":{decision},"move":"{move}"}}'
        self.sent_at = time.perf_counter()
        self._transport.send(TEXT, message.encode())
