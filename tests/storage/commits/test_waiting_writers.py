"""Callers that wait for a commit: cancelled, delayed, or answered at shutdown."""

import asyncio

import pytest

from goldgavel.storage.errors import StorageError
from goldgavel.storage.group_commit import GroupCommitter
from goldgavel.storage.queries.log import entries_of
from tests.storage.commits.delayed_commits import TABLES, GatedDatabase, all_logs, settle
from tests.storage.kit import entry, opened


def test_who_stops_waiting_disturbs_nobody(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            gate = GatedDatabase(store.database)
            commits = GroupCommitter(gate)
            tasks = [asyncio.create_task(commits.append(name, [entry(1)])) for name in TABLES]
            await settle()
            tasks[3].cancel()
            await settle()
            gate.open.set()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            assert isinstance(ends.pop(3), asyncio.CancelledError)
            assert ends == [None] * 49
            await commits.close()
            assert await all_logs(store) == [[entry(1)]] * 50

    asyncio.run(scene())


def test_a_long_queue_makes_writers_wait(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            gate = GatedDatabase(store.database)
            commits = GroupCommitter(gate, max_waiting=3)
            tasks = [asyncio.create_task(commits.append("t", [entry(version)])) for version in range(20)]
            for _ in range(10):
                await settle()
                assert len(commits._waiting) <= 3
            gate.open.set()
            await asyncio.gather(*tasks)
            await commits.close()
            assert [found.version for found in await store.read(entries_of, "t")] == list(range(20))

    asyncio.run(scene())


def test_closing_writes_what_waits(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            commits = GroupCommitter(store.database)
            tasks = [asyncio.create_task(commits.append(name, [entry(1)])) for name in TABLES]
            await asyncio.sleep(0)
            await commits.close()
            assert all(task.done() for task in tasks) or await asyncio.gather(*tasks)
            assert await store.database.read(lambda connection: entries_of(connection, "t49")) == [entry(1)]

    asyncio.run(scene())


def test_nobody_waits_for_ever_when_the_loop_is_torn_down(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            commits = GroupCommitter(GatedDatabase(store.database))
            tasks = [asyncio.create_task(commits.append(name, [entry(1)])) for name in TABLES]
            await settle()
            late = asyncio.create_task(commits.append("t0", [entry(2)]))
            await settle()
            commits._task.cancel()
            ends = await asyncio.gather(*tasks, late, return_exceptions=True)
            assert {type(end) for end in ends} == {asyncio.CancelledError}
            await commits.close()
            with pytest.raises(StorageError):
                await commits.append("t0", [entry(3)])

    asyncio.run(scene())
