"""Moves that go the short way in, and commits that wait."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from websockets.frames import Frame, Opcode

from tests.kit.clients.live_client import Live

HERE = b'"id":"here"'
"""In the pings of `all_here`, which are not counted."""


class CommitGate:
    """Commits wait before it while it is shut."""

    def __init__(self) -> None:
        self.is_reached = threading.Event()
        self.is_open = threading.Event()
        self.is_open.set()

    async def shut(self, act: Callable[[], Any]) -> None:
        """Do something that ends in a commit, and wait for that."""
        self.is_open.clear()
        self.is_reached.clear()
        await act()
        assert await asyncio.to_thread(self.is_reached.wait, 20)


def who_moves(seats: list[Live]) -> tuple[Live, Live]:
    """Whose turn it is, and somebody else."""
    mover = next(seat for seat in seats if seat.decision is not None)
    return mover, next(seat for seat in seats if seat is not mover)


async def all_here(seats: list[Live]) -> tuple[Live, Live]:
    """The same once everybody has heard of all the others' coming."""
    for seat in seats:
        await seat.until(lambda: all(other["here"] for other in seat.table["seats"]))  # noqa: B023
        await seat.ask({"type": "ping", "id": "here"}, "pong")  # it is listened to
    return who_moves(seats)


def kinds(client: Live, seen: int) -> list[str]:
    return [message["type"] for message in client.messages[seen:]]


def framed(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def bid(client: Live) -> bytes:
    return b'{"type":"move","id":"x","decision":%d,"move":"bid 3"}' % (client.decision or 0)
