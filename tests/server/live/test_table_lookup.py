"""Concurrent requests for a table that is not in memory yet."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldgavel.server.app import open_server
from goldgavel.server.lobby.table_specs import TableSpec
from goldgavel.server.peers import Peers
from goldgavel.server.services import Server
from goldgavel.storage.errors import StorageError
from tests.kit.servers.server_thread import UNLIMITED


class Slow(Peers):
    """A worker that gets the ownership of a table only when the test allows it."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_asked = asyncio.Event()
        self.confirmations = 0

    async def claim(self, _table: str) -> int | None:
        self.is_asked.set()
        await self.answer
        return None

    async def confirm(self) -> None:
        self.confirmations += 1


async def looked_for(server: Server) -> tuple[str, Slow, list[asyncio.Task[Any]]]:
    """The first request claims the table and reads it; the second arrives meanwhile."""
    anna, _ = await server.identities.make("Anna")
    table = (await server.registry.make(anna, TableSpec(game="aurum", options={"players": 3}))).id
    del server.registry.tables[table]
    slow = server.context.peers = Slow()
    first = asyncio.create_task(server.registry.find(table))
    await slow.is_asked.wait()
    second = asyncio.create_task(server.registry.find(table))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not second.done()
    return table, slow, [first, second]


@pytest.fixture
def settings(tmp_path: Path) -> Any:
    return msgspec.structs.replace(UNLIMITED, database=str(tmp_path / "games.sqlite"))


def test_nobody_gets_a_table_that_could_not_be_claimed(settings: Any) -> None:
    async def scene() -> None:
        async with open_server(settings) as server:
            table, slow, found = await looked_for(server)
            slow.answer.set_exception(StorageError("storage-failed"))
            failures = await asyncio.gather(*found, return_exceptions=True)
            assert [type(failure) for failure in failures] == [StorageError, StorageError]
            assert table not in server.registry.tables

    asyncio.run(scene())


def test_who_comes_while_it_is_read_gets_it_when_the_worker_surely_owns_it(settings: Any) -> None:
    async def scene() -> None:
        async with open_server(settings) as server:
            table, slow, found = await looked_for(server)
            assert slow.confirmations == 0
            slow.answer.set_result(None)
            assert await asyncio.gather(*found) == [server.registry.tables[table]] * 2
            assert slow.confirmations == 1

    asyncio.run(scene())


def test_who_comes_just_when_it_is_read_does_not_wait_for_it_without_end(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The task has ended, but its callbacks have not run yet."""
    waits = itertools.count(1)
    shield = asyncio.shield

    def counted(task: Any) -> Any:
        assert next(waits) < 100, "it would go round for ever, and nobody else would have a turn"
        return shield(task)

    async def scene() -> None:
        async with open_server(settings) as server:
            table, slow, found = await looked_for(server)
            monkeypatch.setattr(asyncio, "shield", counted)
            slow.answer.set_result(None)
            found.append(asyncio.create_task(server.registry.find(table)))
            assert await asyncio.gather(*found) == [server.registry.tables[table]] * 3

    asyncio.run(scene())
