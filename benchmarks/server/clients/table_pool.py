"""Makes tables over HTTP, with an own identity for each seat, and keeps them in play."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import closing

from benchmarks.server.clients.api import Api
from benchmarks.server.clients.counts import MoveCounts
from benchmarks.server.clients.table import Table
from benchmarks.server.spec import Spec

WORKERS = 8
CLOSE_DELAY = 0.5
"""Delay in seconds before the sockets of a finished table are closed, so that every seat gets the last move."""
POLL = 0.002
PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0}


class TablePool:
    def __init__(self, port: int, spec: Spec) -> None:
        self.port = port
        self.spec = spec
        self.counts = MoveCounts()
        self.playing: set[Table] = set()
        self.spares: deque[Table] = deque()
        self._people: deque[list[str]] = deque()
        """Tokens of identities without a table, grouped by table."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._endless = False

    # Making.

    async def make(self, count: int) -> None:
        """Make this many tables: started, every seat connected, and on hold."""
        left = iter(range(count))
        await asyncio.gather(*(self._work(left) for _ in range(min(WORKERS, count))))

    async def _work(self, left: Iterator[int]) -> None:
        with closing(Api(self.port)) as api:
            for _ in left:
                self.spares.append(await self._new_table(api))

    async def _new_table(self, api: Api) -> Table:
        tokens = (
            self._people.popleft() if self._people else [await new_person(api) for _ in range(self.spec.seats)]
        )
        spec = {
            "game": self.spec.game,
            "options": self.spec.options,
            "seats": ["me"] + ["free"] * (self.spec.seats - 1),
            "listed": False,
            "pace": PACE,
        }
        number: str = (await api.ask("POST", "/api/tables", spec, tokens[0]))["id"]
        for seat, token in enumerate(tokens[1:], 1):
            await api.ask("PUT", f"/api/tables/{number}/seats/{seat}", {"who": "me"}, token)
        await api.ask("POST", f"/api/tables/{number}/start", None, tokens[0])
        table = Table(number, tokens, self.spec, self.counts, self._replace)
        await table.connect(self.port)
        await table.waive_windows()
        return table

    # Playing.

    def play_endlessly(self, tables: int) -> None:
        """Let this many more tables play without a pause. A spare table replaces each that ends."""
        self._endless = True
        for table in self.seat(tables):
            table.go()

    async def play(self, turns: int) -> None:
        """Play this many moves at each table and wait for the last one."""
        for table in self.playing:
            table.go(turns)
        while not all(table.is_still() for table in self.playing):  # noqa: ASYNC110 - cheaper than a word at each move
            await asyncio.sleep(POLL)

    def seat(self, tables: int) -> list[Table]:
        """Move this many spare tables to the playing ones."""
        seated = [self.spares.popleft() for _ in range(tables)]
        self.playing.update(seated)
        return seated

    def _replace(self, table: Table) -> None:
        if not self._endless:
            return
        self.playing.discard(table)
        asyncio.get_running_loop().call_later(CLOSE_DELAY, self._release, table)
        if self.spares:
            self.play_endlessly(1)
        else:
            task = asyncio.create_task(self._make_another())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _make_another(self) -> None:
        with closing(Api(self.port)) as api:
            # Not added to the spares, where the next finished table would take it.
            table = await self._new_table(api)
        self.playing.add(table)
        if self._endless:
            table.go()

    def _release(self, table: Table) -> None:
        table.close()
        self._people.append(table.tokens)

    async def empty(self) -> None:
        """Close all tables, after pending replacements are made."""
        self._endless = False
        await asyncio.gather(*self._tasks)
        await asyncio.sleep(2 * CLOSE_DELAY)
        for table in [*self.playing, *self.spares]:
            self._release(table)
        self.playing.clear()
        self.spares.clear()


async def new_person(api: Api) -> str:
    token: str = (await api.ask("POST", "/api/identity", {"name": "Bench", "program": True}))["token"]
    return token
