"""What a worker has yet to say to the others. Tables put something in and do not wait for it to be said."""

import asyncio
from typing import NamedTuple

MOST_SAID = 1000
"""What may wait to be said while the others cannot be heard."""


class Waiting(NamedTuple):
    said: list[str]
    moved: set[str]
    left: set[str]


class Outbox:
    def __init__(self) -> None:
        self._said: list[str] = []
        self._moved: set[str] = set()
        """Tables where somebody came or went, or a stand-in did."""
        self._wanted: set[str] = set()
        """Tables that nobody keeps and that we would."""
        self._left: set[str] = set()
        """Tables that we kept and let go of."""
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
        """All that waits, and it waits no more. What is wanted is asked for after it is said: `take_wanted`."""
        self._something.clear()
        taken = Waiting(self._said, self._moved, self._left)
        self._said, self._moved, self._left = [], set(), set()
        return taken

    def take_wanted(self) -> list[str]:
        wanted, self._wanted = self._wanted, set()
        return sorted(wanted)

    def put_back(self, said: list[str]) -> None:
        """What could not be said: the latest of it."""
        self._said = said[-MOST_SAID:] + self._said
