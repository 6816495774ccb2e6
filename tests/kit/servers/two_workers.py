"""Two workers on one PostgreSQL in one event loop, so that a test says which of them talks when."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from goldgavel.kernel.pace import Pace
from goldgavel.server.app import Server, opened
from goldgavel.server.lobby.table_specs import TableSpec
from goldgavel.server.sockets.connection import Connection
from goldgavel.server.tables.table import LiveTable
from goldgavel.server.workers.circle import Circle
from goldgavel.storage.rows import PlayerRow
from tests.kit.servers.server_thread import UNHURRIED

SOON = 20.0
PACE = Pace(numbers_wait=0, patience=3600)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 - whatever is waited for tells nobody when it comes
            await asyncio.sleep(0.002)


async def think_for_ever(*_: object) -> str:
    """A bot, of which only matters whether it was asked."""
    await asyncio.Event().wait()
    raise AssertionError


class Worker:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall
        assert isinstance(server.house.neighbours, Circle)
        self.circle = server.house.neighbours
        self._may_talk = asyncio.Event()
        self._may_talk.set()
        outbox = self.circle._outbox
        wait = outbox.wait

        async def wait_for_leave() -> None:
            await wait()
            await self._may_talk.wait()

        outbox.wait = wait_for_leave  # type: ignore[method-assign]
        server.house.bots.choose = think_for_ever  # type: ignore[assignment]

    def hold_tongue(self) -> None:
        """What this worker has to say waits until it may talk."""
        self._may_talk.clear()

    def talk(self) -> None:
        self._may_talk.set()

    async def has_been_heard_by(self, other: "Worker", table: str) -> None:
        """All that this worker has said of a table until now."""
        heard = asyncio.Event()
        other.circle.on("test", lambda _table, _data: heard.set())
        self.circle.tell(table, "test")
        async with asyncio.timeout(SOON):
            await heard.wait()

    def keeps(self, table: str) -> bool:
        return self.circle.keeps(self.hall.tables[table])


class Visitor:
    """Somebody at a table, as a socket without a network."""

    def __init__(self, worker: Worker, player: PlayerRow) -> None:
        self.messages: list[dict[str, Any]] = []
        self.connection = Connection(self._read, None, lang=None, since=0)
        self.connection.player = player.id
        self._worker = worker

    async def _read(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self.messages.append(msgspec.json.decode(event["text"]))

    async def come(self, table: str) -> None:
        found = await self._worker.hall.arrive(table, self.connection)
        self._staying = asyncio.create_task(self._stay(found))

    async def _stay(self, table: LiveTable) -> None:
        await self.connection.write()
        self._worker.hall.leave_socket(table, self.connection)

    async def go(self) -> None:
        self.connection.close(1000)
        await self._staying


async def at(worker: Worker, table: str, player: PlayerRow) -> Visitor:
    visitor = Visitor(worker, player)
    await visitor.come(table)
    return visitor


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[tuple[Worker, Worker]]:
    settings = msgspec.structs.replace(UNHURRIED, database=database)
    async with AsyncExitStack() as stack:
        first, second = [Worker(await stack.enter_async_context(opened(settings))) for _ in range(2)]
        yield first, second


async def table_of_three(worker: Worker, *, started: bool = True) -> tuple[str, list[PlayerRow]]:
    """A table of Auction that this worker has in memory, with three people on its chairs."""
    people = [(await worker.server.identities.make(name))[0] for name in ("Anna", "Boris", "Clara")]
    table = await worker.hall.make(people[0], TableSpec(game="auction", options={"players": 3}, pace=PACE))
    for seat, person in enumerate(people[1:], start=1):
        await worker.hall.sit(person, table, seat, "me")
    if started:
        await worker.hall.start(people[0], table)
    return table.row.id, people
