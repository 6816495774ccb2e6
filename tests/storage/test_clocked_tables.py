"""Agendas, outages and push subscriptions, on every kind of database."""

import asyncio
import math

import pytest

from goldgavel.kernel.table_settings import BankClock, MoveClock
from goldgavel.storage.errors import Conflict
from goldgavel.storage.queries import agendas, devices, facts, pushes, tables
from goldgavel.storage.rows import Agenda, PushRow, Turn
from tests.storage.kit import CHAIRS, entry, opened, secret_of, settings, table

AGENDA = Agenda(turns=(Turn(seat=1, ends=500.5),), stand_ins=(2,))


def push(name: str, who: str = "ann", at: float = 1.0, device: str | None = None) -> PushRow:
    return PushRow(
        endpoint_hash=secret_of(name),
        player=who,
        secret=secret_of(device or who),
        endpoint=f"https://push.example.org/{name}",
        p256dh="p",
        auth="a",
        lang="ru",
        created=at,
    )


def test_a_clock_and_an_agenda_come_back(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for number, clock in enumerate([MoveClock(seconds=30), BankClock(seconds=300, increment=5), None]):
                row = table(id=f"t{number}", settings=settings(clock=clock), due=7.5, agenda=AGENDA)
                await store.write(tables.add_table, row, CHAIRS)
                assert (await store.read(tables.table, row.id) or [None])[0] == row

    asyncio.run(scene())


def test_what_comes_next_is_written_with_the_log_or_not_at_all(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            await store.append("t", [entry(1)], agenda=(42.0, AGENDA))
            found = await store.read(tables.table, "t")
            assert found is not None
            assert (found[0].due, found[0].agenda) == (42.0, AGENDA)
            with pytest.raises(Conflict):
                await store.append("t", [entry(1)], agenda=(99.0, AGENDA))
            found = await store.read(tables.table, "t")
            assert found is not None
            assert found[0].due == 42.0

    asyncio.run(scene())


def test_due_tables_are_found_page_by_page(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for number in range(5):
                status = "over" if number == 4 else "playing"
                await store.write(
                    tables.add_table, table(id=f"t{number}", status=status, due=10.0 + number), CHAIRS
                )
            await store.write(tables.add_table, table(id="later", status="playing", due=None), CHAIRS)
            assert await store.read(agendas.due_tables, 9.0, "", 10) == []
            assert await store.read(agendas.due_tables, 12.0, "", 2) == ["t0", "t1"]
            assert await store.read(agendas.due_tables, 12.0, "t1", 10) == ["t2"]
            assert await store.read(agendas.due_tables, 99.0, "", 10) == ["t0", "t1", "t2", "t3"]

    asyncio.run(scene())


def test_tables_of_slow_games_have_longer_until_they_start(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for name, clock in [
                ("none", None),
                ("live", MoveClock(seconds=30)),
                ("slow", MoveClock(seconds=86400)),
            ]:
                await store.write(
                    tables.add_table, table(id=name, settings=settings(clock=clock), touched=100.0), CHAIRS
                )
            assert await store.remove_expired(100.0, 50.0) == []
            assert set(await store.remove_expired(101.0, 50.0)) == {"none", "live"}
            assert await store.remove_expired(500.0, 101.0) == ["slow"]

    asyncio.run(scene())


def test_an_outage_is_noted_by_the_next_worker(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(facts.note_alive, 100.0, 12.0)
            await store.write(facts.note_alive, 110.0, 12.0)
            assert await store.read(facts.outages_noted) == []
            await store.write(facts.note_alive, 500.0, 12.0)
            await store.write(facts.note_alive, 900.0, math.inf)
            assert await store.read(facts.outages_noted) == [(110.0, 500.0)]
            await store.write(facts.note_alive, 1000.0, 12.0)
            assert await store.read(facts.outages_noted) == [(110.0, 500.0), (900.0, 1000.0)]

    asyncio.run(scene())


def test_a_fact_stays_as_it_was_first(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            assert await store.write(facts.keep_fact, "key", "one") == "one"
            assert await store.write(facts.keep_fact, "key", "two") == "one"
            assert await store.write(facts.keep_fact, "other", "two") == "two"

    asyncio.run(scene())


def test_browsers_are_kept_by_person_and_device(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            await store.write(devices.add_secret, "ann", secret_of("phone"), 2.0)
            await store.write(pushes.add_push, push("a"), 10)
            await store.write(pushes.add_push, push("b", at=2.0, device="phone"), 10)
            await store.write(pushes.add_push, push("c", "bob"), 10)
            assert await store.read(pushes.pushes_of, "ann") == [push("a"), push("b", at=2.0, device="phone")]
            await store.write(
                pushes.add_push, push("b", "bob", at=3.0), 10
            )  # another person uses that browser now
            assert await store.read(pushes.pushes_of, "ann") == [push("a")]
            assert await store.read(pushes.pushes_of, "bob") == [push("b", "bob", at=3.0)]
            await store.write(pushes.remove_push, secret_of("b"))
            assert await store.read(pushes.pushes_of, "bob") == []
            await store.write(devices.remove_secret, secret_of("ann"))
            assert await store.read(pushes.pushes_of, "ann") == []

    asyncio.run(scene())


def test_the_oldest_browsers_go_and_who_is_forgotten_has_none(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for number in range(4):
                device = f"d{number}"
                await store.write(devices.add_secret, "ann", secret_of(device), 2.0)
                await store.write(pushes.add_push, push(str(number), at=float(number), device=device), 3)
            assert [row.endpoint[-1] for row in await store.read(pushes.pushes_of, "ann")] == ["1", "2", "3"]
            await store.write(pushes.remove_pushes_of_device, secret_of("d2"))
            assert len(await store.read(pushes.pushes_of, "ann")) == 2
            await store.forget_player("ann")
            assert await store.read(pushes.pushes_of, "ann") == []

    asyncio.run(scene())
