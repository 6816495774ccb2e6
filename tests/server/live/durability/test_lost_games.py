"""A worker loses the database during a move, while another client waits to connect."""

import asyncio
from typing import Any

import pytest

from goldgavel.protocol import messages
from goldgavel.server.runner import dispatch
from goldgavel.server.runner.runner import TableRunner
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries.snapshots import snapshot
from tests.kit.servers.two_workers import LocalClient, LoopWorker, at, table_of_three, two_workers, until


class Away:
    """While entered, reads and writes of tables in a worker's database fail."""

    def __init__(self, worker: LoopWorker) -> None:
        self._store: Any = worker.server.context.store

    def __enter__(self) -> None:
        self._store.append, self._store.read = self._fail, self._read

    def __exit__(self, *_: object) -> None:
        del self._store.append, self._store.read

    async def _fail(self, *_: object) -> None:
        raise StorageError("storage-failed")

    async def _read(self, query: Any, *args: Any) -> Any:
        if query is snapshot:
            await self._fail()
        return await type(self._store).read(self._store, query, *args)


def welcomes(visitor: LocalClient) -> list[dict[str, Any]]:
    return [message for message in visitor.messages if message["type"] == "welcome"]


def told(visitor: LocalClient) -> list[int]:
    """Return the versions in the order in which they were sent."""
    found = [[*message.get("missed", []), *message.get("told", [])] for message in visitor.messages]
    return [one["version"] for some in found for one in some]


async def coming(worker: LoopWorker, table: str, visitor: LocalClient) -> "asyncio.Task[None]":
    """A client that found the table up to date and waits for its lock."""
    find, is_found = worker.registry.find, asyncio.Event()

    async def found(table: str) -> TableRunner:
        there = await find(table)
        is_found.set()
        return there

    worker.registry.find = found  # type: ignore[method-assign]
    task = asyncio.create_task(visitor.come(table))
    await is_found.wait()
    worker.registry.find = find  # type: ignore[method-assign]
    return task


async def scene(first: LoopWorker) -> None:
    table, people = await table_of_three(first)
    live = first.registry.tables[table]
    seat, decision = next(
        (seat, at) for seat, at in enumerate(live.table.require_session().decisions) if at is not None
    )
    anna, boris = await at(first, table, people[seat]), LocalClient(first, people[(seat + 1) % 3])
    move = messages.Move(id="once", decision=decision, move="bid 3")
    with Away(first):
        async with live.lock:
            entering = await coming(first, table, boris)
            with pytest.raises(StorageError):
                await live.commit(live.table.move(seat, move, live.audience, live.context.clock()))
        with pytest.raises(StorageError):
            await entering
    await boris.come(table)
    await dispatch.handle(live, anna.connection, move)
    version = live.table.require_session().version
    for visitor in (anna, boris):
        await until(lambda visitor=visitor: told(visitor)[-1:] == [version])  # type: ignore[misc]
        (welcome,) = welcomes(visitor)
        assert welcome["view"] is not None
        assert told(visitor) == list(range(1, version + 1))


def test_nobody_is_let_in_without_the_game_or_left_without_a_part_of_it(postgres_url: str) -> None:
    """If they got the table without its game, everyone would later get full views and no moves."""

    async def run() -> None:
        async with two_workers(postgres_url) as (first, _):
            await scene(first)

    asyncio.run(run())
