"""Tables made over HTTP, each seat with a person of its own, and kept in play."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import closing

from benchmarks.server.api import Api
from benchmarks.server.table import Spec, Table, Tally

WORKERS = 8
FAREWELL = 0.5
"""Seconds until the sockets of a finished table are closed: every seat is told of the last move first."""
POLL = 0.002
PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0}


class Hall:
    def __init__(self, port: int | list[int], spec: Spec) -> None:
        """Several ports are those of several workers, by turns."""
        self.ports = [port] if isinstance(port, int) else port
        self.spec = spec
        self.tally = Tally(self._replace)
        self.playing: set[Table] = set()
        self.spares: deque[Table] = deque()
        self._people: deque[list[str]] = deque()
        """Tokens of those who sit nowhere, by table."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._endless = False

    # Making.

    async def make(self, count: int) -> None:
        """So many tables more: started, every seat connected, and on hold."""
        left = iter(range(count))
        await asyncio.gather(*(self._work(left) for _ in range(min(WORKERS, count))))

    async def _work(self, left: Iterator[int]) -> None:
        with closing(Api(self.ports[0])) as api:
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
        table = Table(number, tokens, self.spec, self.tally)
        await table.connect(*self.ports)
        await table.waive_windows()
        return table

    # Playing.

    def play_on(self, tables: int) -> None:
        """So many tables more play without a pause, and a spare one takes the place of each that ends."""
        self._endless = True
        for table in self.seat(tables):
            table.go()

    async def play(self, turns: int) -> None:
        """So many moves at each table, and wait for the last of them."""
        for table in self.playing:
            table.go(turns)
        while not all(table.is_still() for table in self.playing):  # noqa: ASYNC110 - cheaper than a word at each move
            await asyncio.sleep(POLL)

    def seat(self, tables: int) -> list[Table]:
        """Take so many out of the spare tables, to play."""
        seated = [self.spares.popleft() for _ in range(tables)]
        self.playing.update(seated)
        return seated

    def _replace(self, table: Table) -> None:
        if not self._endless:
            return
        self.playing.discard(table)
        asyncio.get_running_loop().call_later(FAREWELL, self._dismiss, table)
        if self.spares:
            self.play_on(1)
        else:
            task = asyncio.create_task(self._make_another())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _make_another(self) -> None:
        with closing(Api(self.ports[0])) as api:
            # Not by way of the spare ones, where the next that ends would take it.
            table = await self._new_table(api)
        self.playing.add(table)
        if self._endless:
            table.go()

    def _dismiss(self, table: Table) -> None:
        table.close()
        self._people.append(table.tokens)

    async def empty(self) -> None:
        """Everybody goes home; whoever was on the way to a new table gets there first."""
        self._endless = False
        await asyncio.gather(*self._tasks)
        await asyncio.sleep(2 * FAREWELL)
        for table in [*self.playing, *self.spares]:
            self._dismiss(table)
        self.playing.clear()
        self.spares.clear()


async def new_person(api: Api) -> str:
    token: str = (await api.ask("POST", "/api/identity", {"name": "Bench", "program": True}))["token"]
    return token
