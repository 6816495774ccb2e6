"""Two workers on one PostgreSQL in one event loop, without a network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from goldgavel.kernel.pace import Pace
from goldgavel.server.app import open_server
from goldgavel.server.cluster.cluster import WorkerCluster
from goldgavel.server.lobby.table_specs import TableSpec
from goldgavel.server.runner.runner import TableRunner
from goldgavel.server.services import Server
from goldgavel.server.sockets.connection import Connection
from goldgavel.storage.rows import PlayerRow
from tests.kit.servers.server_thread import UNLIMITED

SOON = 60.0
PACE = Pace(numbers_wait=0, patience=3600)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.002)


async def never_choose(*_: object) -> str:
    """Stand in for a bot that never answers. Tests only check whether it was asked."""
    await asyncio.Event().wait()
    raise AssertionError


class LoopWorker:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = server.registry
        assert isinstance(server.context.peers, WorkerCluster)
        self.cluster = server.context.peers
        server.context.bots.choose = never_choose  # type: ignore[assignment]

    def owns(self, table: str) -> bool:
        return table in self.registry.tables


class LocalClient:
    """A client at a table, with a connection that needs no network."""

    def __init__(self, worker: LoopWorker, player: PlayerRow) -> None:
        self.messages: list[dict[str, Any]] = []
        self.connection = Connection(self._read, None, words=None, since=0)
        self.connection.player = player.id
        self._worker = worker

    async def _read(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self.messages.append(msgspec.json.decode(event["text"]))

    async def come(self, table: str) -> None:
        found = await self._worker.registry.arrive(table, self.connection)
        self._staying = asyncio.create_task(self._stay(found))

    async def _stay(self, runner: TableRunner) -> None:
        await self.connection.write()
        runner.leave(self.connection)

    async def go(self) -> None:
        self.connection.close(1000)
        await self._staying


async def at(worker: LoopWorker, table: str, player: PlayerRow) -> LocalClient:
    visitor = LocalClient(worker, player)
    await visitor.come(table)
    return visitor


@asynccontextmanager
async def two_workers(database: str, **more: Any) -> AsyncIterator[tuple[LoopWorker, LoopWorker]]:
    settings = msgspec.structs.replace(UNLIMITED, database=database, **more)
    async with AsyncExitStack() as stack:
        first, second = [LoopWorker(await stack.enter_async_context(open_server(settings))) for _ in range(2)]
        yield first, second


async def table_of_three(worker: LoopWorker, *, started: bool = True) -> tuple[str, list[PlayerRow]]:
    """Return an Auction table in this worker's memory, and its three players."""
    people = [(await worker.server.identities.make(name))[0] for name in ("Anna", "Boris", "Clara")]
    table = await worker.registry.make(people[0], TableSpec(game="auction", options={"players": 3}, pace=PACE))
    for seat, person in enumerate(people[1:], start=1):
        await worker.registry.set_seat(person, table, seat, "me")
    if started:
        await worker.registry.start(people[0], table)
    return table.id, people
