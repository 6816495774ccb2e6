"""Two workers at one table while notices between them are delayed."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from goldgavel.server.tables import presence
from goldgavel.storage.postgres.workers import companies
from tests.kit.servers.two_workers import LocalClient, LoopWorker, at, table_of_three, two_workers, until

Scene = Callable[[LoopWorker, LoopWorker], Coroutine[Any, Any, None]]


def play(database: str, scene: Scene) -> None:
    async def run() -> None:
        async with two_workers(database) as (first, second):
            await scene(first, second)

    asyncio.run(run())


def bots_at(worker: LoopWorker, table: str) -> set[int]:
    """Return the seats for which this worker would start stand-ins."""
    session = worker.registry.tables[table].session
    assert session is not None
    return {seat for seat, bot in enumerate(session.drivers) if bot is not None}


def is_here(worker: LoopWorker, table: str, seat: int) -> bool:
    return worker.registry.tables[table].audience.is_here(seat)


def test_who_leaves_where_the_other_worker_keeps_the_table(postgres_url: str) -> None:
    """The keeper learns first that a bot is to play, and only then that the sockets are closed."""

    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        boris = await at(second, table, people[1])
        await until(lambda: second.owns(table))
        await at(first, table, people[0])
        await until(lambda: is_here(second, table, 0))
        await first.registry.leave(people[1], first.registry.tables[table])
        await until(lambda: boris.connection.closing == 4000)
        for worker in (first, second):
            await until(lambda worker=worker: bots_at(worker, table) == {1})  # type: ignore[misc]
            assert not is_here(worker, table, 1)

    play(postgres_url, scene)


def test_who_leaves_before_the_keeper_has_heard_that_they_came(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        await at(first, table, people[0])
        await until(lambda: first.owns(table))
        second.hold_messages()
        boris = await at(second, table, people[1])
        first.hold_messages()
        await first.registry.leave(people[1], first.registry.tables[table])
        second.release_messages()
        await until(lambda: is_here(first, table, 1))
        first.release_messages()
        await until(lambda: boris.connection.closing == 4000)
        for worker in (first, second):
            await until(lambda worker=worker: bots_at(worker, table) == {1})  # type: ignore[misc]

    play(postgres_url, scene)


def test_one_comes_back_while_a_bot_begins_to_play_for_another(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        await at(first, table, people[0])
        await until(lambda: first.owns(table))
        await second.registry.find(table)
        presence.stand_in(first.registry.tables[table], 2)
        await until(lambda: bots_at(second, table) == {2})
        first.hold_messages()
        await at(second, table, people[2])
        presence.stand_in(first.registry.tables[table], 1)
        await until(lambda: is_here(first, table, 2))
        await second.wait_until_received_by(first, table)
        assert bots_at(first, table) == {1}
        first.release_messages()
        await until(lambda: bots_at(second, table) == {1})

    play(postgres_url, scene)


def test_who_comes_and_goes_before_anybody_hears_of_it_is_still_stood_in_for(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        await at(first, table, people[0])
        await until(lambda: first.owns(table))
        await second.registry.find(table)
        presence.stand_in(first.registry.tables[table], 1)
        await until(lambda: bots_at(second, table) == {1})
        second.hold_messages()
        await (await at(second, table, people[1])).go()
        second.release_messages()
        await second.wait_until_received_by(first, table)
        assert bots_at(first, table) == {1}

    play(postgres_url, scene)


def test_a_new_keeper_continues_with_the_stand_ins_and_says_so(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first)
        anna = await at(first, table, people[0])
        await until(lambda: first.owns(table))
        await at(second, table, people[2])
        presence.stand_in(first.registry.tables[table], 1)
        await until(lambda: bots_at(second, table) == {1})
        await anna.go()
        let_go_of = first.registry.tables.pop(table)
        first.circle.let_go(let_go_of)
        let_go_of.close()
        await until(lambda: second.owns(table))
        assert bots_at(second, table) == {1}
        company = (await second.server.context.store.read(companies, [table]))[table]
        assert (company.keeper, company.stand_ins) == (second.circle.me, [1])

    play(postgres_url, scene)


def shown(visitor: LocalClient) -> list[tuple[str, bool]]:
    """Return the messages that showed a client the table, and whether each contained the game."""
    return [
        (message["type"], message["type"] == "update" or message["view"] is not None)
        for message in visitor.messages
        if message["type"] in {"welcome", "update"}
    ]


def versions(visitor: LocalClient) -> list[int]:
    return [message["version"] for message in visitor.messages if "version" in message]


def test_no_client_gets_updates_of_a_game_it_was_not_shown(postgres_url: str) -> None:
    """One worker starts the game; the other keeps the table, gets the notice and deals first."""

    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first, started=False)
        boris = await at(second, table, people[1])
        await until(lambda: second.owns(table))
        anna = await at(first, table, people[0])
        store: Any = first.server.context.store
        append = store.append

        async def append_late(*what: Any) -> None:
            await until(lambda: (other := second.registry.tables[table].session) is not None and other.version > 1)
            await append(*what)

        store.append = append_late
        await first.registry.start(people[0], first.registry.tables[table])
        del store.append
        for visitor in (anna, boris):
            await until(lambda visitor=visitor: versions(visitor)[-1] > 1)  # type: ignore[misc]
            assert shown(visitor)[:2] == [("welcome", False), ("welcome", True)]

    play(postgres_url, scene)


def test_a_table_whose_lock_is_held_holds_up_no_talk_of_others(postgres_url: str) -> None:
    async def scene(first: LoopWorker, second: LoopWorker) -> None:
        table, people = await table_of_three(first, started=False)
        other, _ = await table_of_three(first, started=False)
        await at(second, table, people[1])
        await second.registry.find(other)
        held = first.registry.tables[table].lock
        async with held:
            await second.registry.set_seat(people[2], second.registry.tables[table], 2, "free")
            first.circle._outbox.want(table)
            for _ in range(3):  # the request is sent after all messages
                await first.wait_until_received_by(second, other)

    play(postgres_url, scene)
