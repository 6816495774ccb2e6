"""A failed write is reported to its caller and does not affect other writes."""

import asyncio
import sqlite3

import pytest

from goldgavel.storage import database
from goldgavel.storage.errors import Conflict, Missing, StorageError
from goldgavel.storage.queries import players, tables
from goldgavel.storage.queries.log import entries_of
from tests.storage.commits.delayed_commits import TABLES, all_logs
from tests.storage.kit import entry, opened, table


def test_only_the_guilty_one_fails(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            await store.append("t7", [entry(1)])
            appends = [store.append(name, [entry(1)]) for name in TABLES]
            *ends, renamed, saved = await asyncio.gather(
                *appends,
                store.write(players.rename_player, "nobody", "X"),
                store.change("t3", None, tables.save_table, table(id="t3")),
                return_exceptions=True,
            )
            assert isinstance(ends.pop(7), Conflict)
            assert ends == [None] * 49
            assert isinstance(renamed, Missing)
            assert saved == table(id="t3", revision=1)
            assert await all_logs(store) == [[entry(1)]] * 50

    asyncio.run(scene())


def test_what_no_database_takes_is_its_senders_error(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t", "u"]) as store:
            odd = store.append("t", [entry(2**70)])
            ends = await asyncio.gather(odd, store.append("u", [entry(1)]), return_exceptions=True)
            assert isinstance(ends[0], OverflowError | StorageError)
            assert ends[1] is None

    asyncio.run(scene())


def test_a_locked_database_is_told_to_all_and_survived(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)

    async def scene() -> None:
        async with opened(sqlite_url, ["ann"], TABLES) as store:
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            appends = [store.append(name, [entry(1)]) for name in TABLES]
            ends = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(end) for end in ends] == [StorageError] * 50
            assert len({id(end) for end in ends}) == 50
            other.rollback()
            other.close()
            await store.append("t0", [entry(1)])
            assert await store.read(entries_of, "t0") == [entry(1)]
            assert await store.read(entries_of, "t1") == []

    asyncio.run(scene())


def test_a_full_disk_is_told_and_survived(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url, ["ann"], ["t", "u"]) as store:

            async def allow(pages: int) -> None:
                limit = f"PRAGMA max_page_count = {pages}"
                await store.database.write(lambda connection: connection.exec_driver_sql(limit).scalar())

            await allow(1)  # it takes the size that the file has
            whole = [store.append(name, [entry(1, text="x" * 100_000)]) for name in ("t", "u")]
            ends = await asyncio.gather(*whole, return_exceptions=True)
            assert [type(end) for end in ends] == [StorageError] * 2
            await allow(1_000_000)
            await store.append("t", [entry(1)])
            assert (await store.read(entries_of, "t"), await store.read(entries_of, "u")) == ([entry(1)], [])

    asyncio.run(scene())
