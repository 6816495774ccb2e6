"""Sending to one client: directly if nothing is queued, and always in order."""

import asyncio
from typing import Any

import pytest

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.sockets.connection import BACKLOG, BACKLOG_BYTES, Connection


class FakeClient:
    """A client that reads or does not, for both ways of sending."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.heard: list[str] = []
        self.closed: int | None = None

    def write_text(self, text: bytes) -> bool:
        if self.reads.is_set():
            self.heard.append(text.decode())
        return self.reads.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.heard.append(message["text"])


@pytest.mark.parametrize("has_short_way", [True, False])
def test_messages_come_in_order(has_short_way: bool) -> None:
    async def talk() -> list[str]:
        reader = FakeClient()
        connection = Connection(reader.send, reader if has_short_way else None, words=None, since=0)
        writer = asyncio.create_task(connection.write())
        connection.push(b"0")
        reader.reads.clear()
        connection.push(b"1")
        await asyncio.sleep(0)  # the writer is now blocked with it
        reader.reads.set()
        connection.push(b"2")  # a direct send could overtake it
        connection.close(4000)
        await writer
        assert reader.closed == 4000
        return reader.heard

    assert asyncio.run(talk()) == ["0", "1", "2"]


def test_who_reads_too_slowly_is_let_go() -> None:
    async def talk() -> None:
        reader = FakeClient()
        connection = Connection(reader.send, reader, words=None, since=0)
        writer = asyncio.create_task(connection.write())
        reader.reads.clear()
        for _ in range(BACKLOG + 1):
            connection.push(b"more")
            await asyncio.sleep(0)
        assert connection.closing == CloseCode.TOO_SLOW
        reader.reads.set()
        await writer
        assert (len(reader.heard), reader.closed) == (1, CloseCode.TOO_SLOW)

    asyncio.run(talk())


@pytest.mark.parametrize(("sizes", "is_kept"), [((BACKLOG_BYTES * 2,), True), ((BACKLOG_BYTES, 1), False)])
def test_the_bytes_that_wait_for_a_slow_reader_are_limited(sizes: tuple[int, ...], is_kept: bool) -> None:
    """A single long message may wait: the chat of a table, for example."""

    async def talk() -> None:
        reader = FakeClient()
        connection = Connection(reader.send, reader, words=None, since=0)
        writer = asyncio.create_task(connection.write())
        reader.reads.clear()
        for size in sizes:
            connection.push(b"x" * size)
        assert connection.is_open() == is_kept
        connection.close(CloseCode.LEFT)
        reader.reads.set()
        await writer
        assert [len(text) for text in reader.heard] == (list(sizes) if is_kept else [])

    asyncio.run(talk())
