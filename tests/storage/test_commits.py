"""Grouped commits: one sync for all who wait, and nobody pays for another's mistake."""

import asyncio
import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from goldgavel.kernel.entries import Entry
from goldgavel.storage import database
from goldgavel.storage.commits import Committer
from goldgavel.storage.database import Database, Query, ThreadedDatabase
from goldgavel.storage.errors import Conflict, Missing, StorageError
from goldgavel.storage.line import MOST_ROWS, Line
from goldgavel.storage.postgres.database import PostgresDatabase
from goldgavel.storage.queries.log import Row, entries_of
from goldgavel.storage.store import Store
from tests.storage.kit import entry, opened, table

TABLES = [f"t{number}" for number in range(50)]


class Gate:
    """A database that writes nothing before it is told to."""

    def __init__(self, inner: Database) -> None:
        self.writer, self.reader = inner.writer, inner.reader
        self.inner = inner
        self.open = asyncio.Event()
        self.batches = 0

    async def write(self, work: Query[Any]) -> Any:
        await self.open.wait()
        self.batches += 1
        return await self.inner.write(work)

    async def append(self, rows: list[Row]) -> Collection[str]:
        await self.open.wait()
        self.batches += 1
        return await self.inner.append(rows)

    def append_in(self, connection: Connection, rows: list[Row]) -> Collection[str]:
        return self.inner.append_in(connection, rows)

    async def read(self, query: Query[Any]) -> Any:
        return await self.inner.read(query)

    async def close(self) -> None:
        await self.inner.close()


class Watch:
    """Counts commits, and the rows of each statement that inserts entries."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self.inserts: list[int] = []
        event.listen(store.database.writer, "commit", self._commit)
        event.listen(store.database.writer, "before_cursor_execute", self._execute)
        if isinstance(store.database, PostgresDatabase):
            self._line = store.database._line
            store.database._line = self  # type: ignore[assignment]
        elif isinstance(store.database, ThreadedDatabase) and store.database._line is not None:
            store.database._line = WatchedLine(store.database.writer, self)

    async def append(self, worker: str, rows: list[Row]) -> Collection[str]:
        """As PostgreSQL does it where nothing else is to be written."""
        self.commits += 1
        self.inserts.append(len(rows))
        return await self._line.append(worker, rows)

    async def close(self) -> None:
        await self._line.close()

    def _commit(self, _connection: Any) -> None:
        self.commits += 1

    def _execute(self, _c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if statement.startswith("INSERT INTO log"):
            self.inserts.append(len(parameters) if many else 1)


class WatchedLine(Line):
    """As SQLite does it where nothing else is to be written."""

    def __init__(self, engine: Engine, watch: Watch) -> None:
        super().__init__(engine)
        self._watch = watch

    def append(self, rows: list[Row]) -> None:
        self._watch.commits += 1
        self._watch.inserts.append(len(rows))
        super().append(rows)


async def settle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(10):
        await asyncio.sleep(0)


async def all_logs(store: Store) -> list[list[Entry]]:
    return [await store.log(name) for name in TABLES]


def test_those_who_wait_share_a_commit_and_a_statement(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            watch = Watch(store)
            await asyncio.gather(*(store.append(name, [entry(1), entry(2)]) for name in TABLES))
            assert (watch.commits, watch.inserts) == (1, [100])
            assert await all_logs(store) == [[entry(1), entry(2)]] * 50

    asyncio.run(scene())


@pytest.mark.parametrize("size", [1, MOST_ROWS, MOST_ROWS + 1, 3 * MOST_ROWS])
def test_a_group_is_written_whole_or_not_at_all(size: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/group.db", ["ann"], ["t"]) as store:
            before, after = ([entry(number) for number in range(start, start + size)] for start in (1, size + 1))
            await store.append("t", before)
            with pytest.raises(Conflict):
                await store.append("t", [*after[:-1], before[-1]])
            assert await store.log("t") == before
            await store.append("t", after)
            assert await store.log("t") == [*before, *after]

    asyncio.run(scene())


def test_other_writes_join_and_keep_their_order(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES[:2]) as store:
            watch = Watch(store)
            await asyncio.gather(
                store.append("t0", [entry(1)]),
                store.rename_player("ann", "Once"),
                store.append("t1", [entry(1)], (table(id="t1", status="over"), [])),
                store.rename_player("ann", "Twice"),
                store.save_table(table(id="t1", status="stopped", revision=1)),
            )
            assert watch.commits == 1
            found, stored = await store.player("ann"), await store.table("t1")
            assert found is not None
            assert stored is not None
            assert (found.name, stored[0].status) == ("Twice", "stopped")

    asyncio.run(scene())


def test_writes_gather_while_a_commit_is_under_way(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            gate = Gate(store.database)
            commits = Committer(gate)
            first = asyncio.create_task(commits.append("t0", [entry(1)]))
            await settle()
            others = [asyncio.create_task(commits.append(name, [entry(2)])) for name in TABLES]
            await settle()
            gate.open.set()
            await asyncio.gather(first, *others)
            assert gate.batches == 2
            await commits.close()

    asyncio.run(scene())


def test_only_the_guilty_one_fails(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            await store.append("t7", [entry(1)])
            appends = [store.append(name, [entry(1)]) for name in TABLES]
            *ends, renamed, saved = await asyncio.gather(
                *appends,
                store.rename_player("nobody", "X"),
                store.save_table(table(id="t3")),
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
            assert await store.log("t0") == [entry(1)]
            assert await store.log("t1") == []

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
            assert (await store.log("t"), await store.log("u")) == ([entry(1)], [])

    asyncio.run(scene())


def test_who_stops_waiting_disturbs_nobody(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            gate = Gate(store.database)
            commits = Committer(gate)
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
            gate = Gate(store.database)
            commits = Committer(gate, most_waiting=3)
            tasks = [asyncio.create_task(commits.append("t", [entry(version)])) for version in range(20)]
            for _ in range(10):
                await settle()
                assert len(commits._waiting) <= 3
            gate.open.set()
            await asyncio.gather(*tasks)
            await commits.close()
            assert [found.version for found in await store.log("t")] == list(range(20))

    asyncio.run(scene())


def test_closing_writes_what_waits(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            commits = Committer(store.database)
            tasks = [asyncio.create_task(commits.append(name, [entry(1)])) for name in TABLES]
            await asyncio.sleep(0)
            await commits.close()
            assert all(task.done() for task in tasks) or await asyncio.gather(*tasks)
            assert await store.database.read(lambda connection: entries_of(connection, "t49")) == [entry(1)]

    asyncio.run(scene())


def test_nobody_waits_for_ever_when_the_loop_is_torn_down(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], TABLES) as store:
            commits = Committer(Gate(store.database))
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
