"""Devices, and the codes that sign in another one."""

import asyncio

import pytest
from sqlalchemy import Connection, func, select

from goldgavel.storage.errors import Conflict, Missing
from goldgavel.storage.queries import devices, players, sign_in
from goldgavel.storage.queries.devices import HOUR, MOST_DEVICES, UNKNOWN
from goldgavel.storage.rows import Agent, RecoveryRow
from goldgavel.storage.schema import links
from tests.storage.kit import opened, player, secret_of

FIREFOX = Agent(browser="Firefox", system="Linux")
SAFARI = Agent(browser="Safari", system="iPhone")


def test_a_player_has_a_secret_for_each_device(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            await store.write(devices.add_secret, "ann", secret_of("phone"), 2.0)
            assert await store.read(devices.player_by_secret, secret_of("phone")) == player("ann")
            await store.write(devices.remove_secret, secret_of("ann"))
            assert await store.read(devices.player_by_secret, secret_of("ann")) is None
            assert await store.read(devices.player_by_secret, secret_of("phone")) == player("ann")
            with pytest.raises(Conflict):
                await store.write(devices.add_secret, "nobody", secret_of("x"), 2.0)

    asyncio.run(scene())


def test_the_first_known_of_several_secrets_counts(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            for first, second, found in (("ann", "bob", "ann"), ("bob", "ann", "bob"), ("x", "bob", "bob")):
                known = await store.read(devices.device_by_secrets, [secret_of(first), secret_of(second)])
                assert known is not None
                assert (known.player, known.device.secret) == (player(found), secret_of(found))
            assert await store.read(devices.device_by_secrets, [secret_of("x")]) is None
            assert await store.read(devices.device_by_secrets, []) is None

    asyncio.run(scene())


def test_a_visit_is_stored_by_the_hour(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url) as store:
            await store.write(players.add_player, player("ann"), secret_of("ann"), FIREFOX)

            async def visit(at: float, agent: Agent) -> tuple[float, str | None]:
                await store.write(devices.note_visit, secret_of("ann"), at, agent)
                [found] = await store.read(devices.devices_of, "ann")
                return found.visited, found.browser

            assert await visit(HOUR + 5, SAFARI) == (HOUR, "Safari")
            assert await visit(HOUR + 9, FIREFOX) == (HOUR, "Safari")
            assert await visit(2 * HOUR, UNKNOWN) == (2 * HOUR, "Safari")
            assert await visit(HOUR, FIREFOX) == (2 * HOUR, "Safari")

    asyncio.run(scene())


def test_a_device_is_signed_out_by_its_owner_only(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            assert await store.write(devices.remove_device, "bob", secret_of("ann")) == []
            assert await store.write(devices.remove_device, "ann", secret_of("ann")) == [secret_of("ann")]
            assert await store.write(devices.remove_device, "ann", secret_of("ann")) == []
            assert await store.read(devices.devices_of, "ann") == []
            assert len(await store.read(devices.devices_of, "bob")) == 1

    asyncio.run(scene())


def test_all_others_are_signed_out_and_no_code_is_left(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            for each in ("phone", "tablet"):
                await store.write(devices.add_secret, "ann", secret_of(each), 2.0)
            for each in ("ann", "phone", "bob"):
                await store.write(sign_in.add_link, secret_of(f"link of {each}"), secret_of(each), 100.0)
            for each in ("ann", "bob"):
                await store.write(sign_in.set_recovery_code, each, secret_of(f"code of {each}"), 1.0)
            gone = await store.write(devices.remove_other_devices, "ann", secret_of("ann"))
            assert sorted(gone) == [secret_of("phone"), secret_of("tablet")]
            assert [each.secret for each in await store.read(devices.devices_of, "ann")] == [secret_of("ann")]
            for each, found in (("ann", None), ("phone", None), ("bob", "bob")):
                assert await store.write(sign_in.use_link, secret_of(f"link of {each}"), 1.0) == found
            assert await store.read(sign_in.recovery_code_of, "ann") is None
            assert await store.read(sign_in.recovery_code_of, "bob") is not None

    asyncio.run(scene())


def test_one_device_too_many_signs_out_the_one_not_used_for_longest(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for number in range(2, MOST_DEVICES + 1):
                await store.write(devices.add_secret, "ann", secret_of(f"d{number}"), number * HOUR)
            await store.write(devices.note_visit, secret_of("ann"), 1000 * HOUR, UNKNOWN)
            await store.write(sign_in.set_recovery_code, "ann", secret_of("code"), 1.0)
            signed = await store.write(
                sign_in.sign_in_by_recovery_code, secret_of("code"), secret_of("new"), 1001 * HOUR, FIREFOX
            )
            assert signed == (player("ann"), [secret_of("d2")])
            known = [each.secret for each in await store.read(devices.devices_of, "ann")]
            assert len(known) == MOST_DEVICES
            assert known[:2] == [secret_of("new"), secret_of("ann")]

    asyncio.run(scene())


def test_a_link_opens_once_and_in_time(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for code in ("one", "two", "three"):
                await store.write(sign_in.add_link, secret_of(code), secret_of("ann"), 100.0)
            assert await store.write(sign_in.use_link, secret_of("one"), 99.0) == "ann"
            assert await store.write(sign_in.use_link, secret_of("one"), 99.0) is None
            assert await store.write(sign_in.use_link, secret_of("two"), 100.0) is None
            assert await store.write(sign_in.use_link, secret_of("unknown"), 1.0) is None
            assert await store.remove_expired(101.0) == []
            assert await store.write(sign_in.use_link, secret_of("three"), 1.0) is None

    asyncio.run(scene())


def test_a_link_ends_with_its_device(database_url: str) -> None:
    def stored(connection: Connection) -> int | None:
        return connection.scalar(select(func.count()).select_from(links))

    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            await store.write(devices.add_secret, "ann", secret_of("phone"), 2.0)
            await store.write(sign_in.add_link, secret_of("code"), secret_of("phone"), 100.0)
            await store.write(devices.remove_secret, secret_of("phone"))
            assert await store.read(stored) == 0
            assert await store.write(sign_in.use_link, secret_of("code"), 1.0) is None
            with pytest.raises(Missing):
                await store.write(sign_in.add_link, secret_of("late"), secret_of("phone"), 100.0)

    asyncio.run(scene())


def test_a_link_used_by_many_at_once_opens_for_one(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            await store.write(sign_in.add_link, secret_of("one"), secret_of("ann"), 100.0)
            found = await asyncio.gather(
                *(store.write(sign_in.use_link, secret_of("one"), 1.0) for _ in range(20))
            )
            assert sorted(found, key=str) == [None] * 19 + ["ann"]

    asyncio.run(scene())


def test_a_recovery_code_works_until_there_is_a_new_one(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:

            async def used(code: str, secret: str, at: float) -> object:
                arguments = secret_of(code), secret_of(secret), at, SAFARI
                return await store.write(sign_in.sign_in_by_recovery_code, *arguments)

            assert await used("old", "a", 1.0) is None
            await store.write(sign_in.set_recovery_code, "ann", secret_of("old"), 5.0)
            assert await store.read(sign_in.recovery_code_of, "ann") == RecoveryRow(created=5.0, used=None)
            assert await used("old", "a", 6.0) == await used("old", "b", 7.0) == (player("ann"), [])
            assert await store.read(sign_in.recovery_code_of, "ann") == RecoveryRow(created=5.0, used=7.0)
            await store.write(sign_in.set_recovery_code, "ann", secret_of("new"), 8.0)
            assert await used("old", "c", 9.0) is None
            assert await used("new", "c", 9.0) == (player("ann"), [])
            known = [each.secret for each in await store.read(devices.devices_of, "ann")]
            assert sorted(known) == [secret_of(each) for each in ("a", "ann", "b", "c")]
            with pytest.raises(Missing):
                await store.write(sign_in.set_recovery_code, "nobody", secret_of("x"), 1.0)

    asyncio.run(scene())
