"""Two workers on one PostgreSQL: each table has one owner, and nobody else writes to it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from goldgavel.kernel.entries import Entry
from goldgavel.protocol import messages
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.runner import dispatch
from goldgavel.storage.errors import NotOwner
from goldgavel.storage.queries.log import entries_of
from tests.kit.games.sample_sizes import count
from tests.kit.servers.postgres_cluster import Cluster, name_in
from tests.kit.servers.two_workers import LoopWorker, at, table_of_three, two_workers, until

Scene = Callable[[LoopWorker, LoopWorker], Coroutine[Any, Any, None]]
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{}'"


def play(database: str, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        async with two_workers(database, **settings) as (first, second):
            await scene(first, second)

    asyncio.run(run())


async def log_of(worker: LoopWorker, table: str) -> list[Entry]:
    return await worker.server.context.store.read(entries_of, table)


def move_of(worker: LoopWorker, table: str) -> tuple[int, messages.Move]:
    """Return a seat that may move, and its move."""
    decisions = worker.registry.tables[table].table.require_session().decisions
    seat, decision = next((seat, found) for seat, found in enumerate(decisions) if found is not None)
    return seat, messages.Move(id="once", decision=decision, move="bid 3")


def test_of_two_claims_one_succeeds(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        for _ in range(count(10, 200)):
            table, _ = await table_of_three(first, started=False)
            await first.registry.unload(first.registry.tables[table])
            found = await asyncio.gather(
                *(worker.registry.find(table) for worker in (first, second)), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in found) == ["NotOwner", "TableRunner"]
            assert first.owns(table) != second.owns(table)

    play(postgres_url, scene)


def test_a_table_that_is_given_up_continues_at_the_other_worker(postgres_url: str) -> None:
    """The new owner knows which seats bots play for."""

    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        live = first.registry.tables[table]
        live.stand_in(1)
        await until(lambda: live.table.row.agenda is not None and live.table.row.agenda.stand_ins == (1,))
        with pytest.raises(NotOwner):
            await second.registry.find(table)
        await first.registry.unload(live)
        await at(second, table, people[0])
        session = second.registry.tables[table].table.require_session()
        assert [bot is not None for bot in session.drivers] == [False, True, False]
        await at(second, table, people[1])
        assert session.drivers == [None, None, None]

    play(postgres_url, scene)


def test_a_worker_that_leaves_gives_up_all_tables_first(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        anna = await at(first, table, people[0])
        await first.cluster.leave()
        await second.registry.find(table)
        await until(lambda: anna.connection.closing == CloseCode.RESTART)

    play(postgres_url, scene)


def test_who_has_lost_a_table_writes_nothing_and_sends_its_clients_away(
    postgres: Cluster, postgres_url: str
) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        seat, move = move_of(first, table)
        mover, other = [await at(first, table, people[place]) for place in (seat, (seat + 1) % 3)]
        lost = first.registry.tables[table]
        await asyncio.to_thread(postgres.run, "DELETE FROM owners", name_in(postgres_url))
        await second.registry.find(table)
        before = await log_of(second, table)
        shown = len(other.messages)
        await dispatch.handle(lost, mover.connection, move)
        assert not first.owns(table)
        assert [one.connection.closing for one in (mover, other)] == [CloseCode.RESTART] * 2
        assert await log_of(second, table) == before
        assert len(other.messages) == shown
        for write in (lost.wake, lost.start):
            with pytest.raises(NotOwner):
                await write()
        again = await at(second, table, people[seat])
        await dispatch.handle(second.registry.tables[table], again.connection, move)
        assert [entry.request for entry in await log_of(second, table)][len(before)] == "once"

    play(postgres_url, scene)


def test_what_was_queued_under_an_old_number_is_not_written(postgres: Cluster, postgres_url: str) -> None:
    """A worker that joins again may get the same table again; then its old copy must not write either."""

    async def scene(first: LoopWorker, _: LoopWorker) -> None:
        table, people = await table_of_three(first)
        old, number = first.registry.tables[table], first.cluster.number
        seat, move = move_of(first, table)
        anna = await at(first, table, people[seat])
        cut = CUT.format(first.server.context.store.database.sessions)  # type: ignore[attr-defined]
        await asyncio.to_thread(postgres.run, cut)
        await until(lambda: first.cluster.number not in {0, number})
        assert anna.connection.closing == CloseCode.RESTART
        again = await first.registry.find(table)
        assert again is not old
        before = await log_of(first, table)
        await dispatch.handle(old, anna.connection, move)
        assert await log_of(first, table) == before
        assert first.registry.tables[table] is again
        boris = await at(first, table, people[seat])
        await dispatch.handle(again, boris.connection, move)
        assert len(await log_of(first, table)) > len(before)

    play(postgres_url, scene)


def test_a_worker_without_a_lease_is_replaced(postgres_url: str) -> None:
    """Its session is there, but it does not renew its lease: it is stopped, or cut off."""

    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        anna = await at(first, table, people[0])
        membership = first.cluster._membership
        assert membership is not None
        membership._beat = 3600
        await until(lambda: anna.connection.closing == CloseCode.RESTART)
        await second.registry.find(table)
        assert second.owns(table)
        assert not first.owns(table)

    play(postgres_url, scene, worker_lease=1.5)
