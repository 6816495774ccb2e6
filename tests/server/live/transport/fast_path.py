"""Helpers for moves on the fast path, and for commits that wait."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from websockets.frames import Frame, Opcode

from tests.kit.clients.live_client import Live

HERE = b'"id":"here"'
"""Marks the pings of `all_here`, which are not counted."""


class CommitGate:
    """Commits wait while the gate is shut."""

    def __init__(self) -> None:
        self.is_reached = threading.Event()
        self.is_open = threading.Event()
        self.is_open.set()

    async def shut(self, act: Callable[[], Any]) -> None:
        """Do something that leads to a commit, and wait until it is pending."""
        self.is_open.clear()
        self.is_reached.clear()
        await act()
        assert await asyncio.to_thread(self.is_reached.wait, 20)


def who_moves(seats: list[Live]) -> tuple[Live, Live]:
    """Return the client to move and another client."""
    mover = next(seat for seat in seats if seat.decision is not None)
    return mover, next(seat for seat in seats if seat is not mover)


async def all_here(seats: list[Live]) -> tuple[Live, Live]:
    """Wait until every client knows that all others are connected."""
    for seat in seats:
        await seat.until(lambda: all(other["here"] for other in seat.table["seats"]))  # noqa: B023
        await seat.ask({"type": "ping", "id": "here"}, "pong")  # the server reads it
    return who_moves(seats)


def kinds(client: Live, seen: int) -> list[str]:
    return [message["type"] for message in client.messages[seen:]]


def framed(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def bid(client: Live) -> bytes:
    return b'{"type":"move","id":"x","decision":%d,"move":"bid 3"}' % (client.decision or 0)
