"""Group commit: one sync for all pending writes."""

import asyncio
from pathlib import Path

import pytest

from goldgavel.storage.appender import MAX_ROWS
from goldgavel.storage.errors import Conflict
from goldgavel.storage.group_commit import GroupCommitter
from goldgavel.storage.queries import players, tables
from goldgavel.storage.queries.log import entries_of
from tests.storage.commits.delayed_commits import TABLES, GatedDatabase, Watch, all_logs, settle
from tests.storage.kit import entry, opened, table


def test_those_who_wait_share_a_commit_and_a_statement(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            watch = Watch(store)
            await asyncio.gather(*(store.append(name, [entry(1), entry(2)]) for name in TABLES))
            assert (watch.commits, watch.inserts) == (1, [100])
            assert await all_logs(store) == [[entry(1), entry(2)]] * 50

    asyncio.run(scene())


@pytest.mark.parametrize("size", [1, MAX_ROWS, MAX_ROWS + 1, 3 * MAX_ROWS])
def test_a_group_is_written_whole_or_not_at_all(size: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/group.db", ["ann"], ["t"]) as store:
            before, after = ([entry(number) for number in range(start, start + size)] for start in (1, size + 1))
            await store.append("t", before)
            with pytest.raises(Conflict):
                await store.append("t", [*after[:-1], before[-1]])
            assert await store.read(entries_of, "t") == before
            await store.append("t", after)
            assert await store.read(entries_of, "t") == [*before, *after]

    asyncio.run(scene())


def test_other_writes_join_and_keep_their_order(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES[:2]) as store:
            watch = Watch(store)
            await asyncio.gather(
                store.append("t0", [entry(1)]),
                store.write(players.rename_player, "ann", "Once"),
                store.append("t1", [entry(1)], (table(id="t1", status="over"), [])),
                store.write(players.rename_player, "ann", "Twice"),
                # Both names and the end have changed the row before.
                store.change("t1", None, tables.save_table, table(id="t1", status="stopped", revision=3)),
            )
            assert watch.commits == 1
            found, stored = await store.read(players.player, "ann"), await store.read(tables.table, "t1")
            assert found is not None
            assert stored is not None
            assert (found.name, stored[0].status) == ("Twice", "stopped")

    asyncio.run(scene())


def test_writes_gather_while_a_commit_is_under_way(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            gate = GatedDatabase(store.database)
            commits = GroupCommitter(gate)
            first = asyncio.create_task(commits.append("t0", [entry(1)]))
            await settle()
            others = [asyncio.create_task(commits.append(name, [entry(2)])) for name in TABLES]
            await settle()
            gate.open.set()
            await asyncio.gather(first, *others)
            assert gate.batches == 2
            await commits.close()

    asyncio.run(scene())
