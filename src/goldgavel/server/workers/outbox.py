"""The queue of messages to other workers. Tables add to it without waiting."""

import asyncio
from typing import NamedTuple

MOST_SAID = 1000
"""Messages that are kept while the other workers cannot be reached."""


class Waiting(NamedTuple):
    said: list[str]
    moved: set[str]
    left: set[str]


class Outbox:
    def __init__(self) -> None:
        self._said: list[str] = []
        self._moved: set[str] = set()
        """Tables whose connections or stand-ins have changed."""
        self._wanted: set[str] = set()
        """Tables without an owner that we want to claim."""
        self._left: set[str] = set()
        """Tables that we owned and released."""
        self._something = asyncio.Event()

    def say(self, notice: str) -> None:
        self._said.append(notice)
        self._something.set()

    def note_moved(self, *tables: str) -> None:
        self._moved.update(tables)
        self._something.set()

    def want(self, table: str) -> None:
        self._wanted.add(table)
        self._something.set()

    def leave(self, table: str) -> None:
        self._left.add(table)
        self._something.set()

    async def wait(self) -> None:
        await self._something.wait()

    def take(self) -> Waiting:
        """Take everything out of the queue, except claims: `take_wanted` takes those after the rest is sent."""
        self._something.clear()
        taken = Waiting(self._said, self._moved, self._left)
        self._said, self._moved, self._left = [], set(), set()
        return taken

    def take_wanted(self) -> list[str]:
        wanted, self._wanted = self._wanted, set()
        return sorted(wanted)

    def put_back(self, said: list[str]) -> None:
        """Put back what could not be sent, at most the latest `MOST_SAID` messages."""
        self._said = said[-MOST_SAID:] + self._said
