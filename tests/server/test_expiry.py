"""What expires: a table at the moment in which a client opens it, and identities that were never used."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from goldgavel.server.app import open_server
from goldgavel.server.errors import NotFound
from goldgavel.server.lobby.cleanup import UnusedIdentities, clean_up_once
from goldgavel.server.lobby.table_specs import QuickSpec, TableSpec
from goldgavel.server.players.cookies import SentSecret
from goldgavel.storage.queries import players
from goldgavel.storage.queries.devices import UNKNOWN
from goldgavel.storage.queries.snapshots import snapshot
from tests.kit.servers.server_thread import UNLIMITED

DAY = 86400


def test_a_table_that_is_read_while_it_expires_does_not_stay(database_address: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=database_address, open_for=3600)
    now = [1_000_000.0]

    async def expire() -> None:
        async with open_server(settings, clock=lambda: now[0]) as server:
            registry = server.registry
            store: Any = server.context.store
            maker, _ = await server.identities.make("Anna")
            table = (await registry.make(maker, TableSpec(game="aurum"))).id
            stored = await store.read(snapshot, table)
            may_go_on = asyncio.Event()

            read = store.read

            async def slow_read(query: Any, *args: Any) -> Any:
                if query is not snapshot:
                    return await read(query, *args)
                await may_go_on.wait()
                return stored

            store.read = slow_read
            registry.tables.clear()
            now[0] += 4000
            reading = asyncio.create_task(registry.find(table))
            sweeping = asyncio.create_task(clean_up_once(registry))
            await asyncio.sleep(0.2)
            may_go_on.set()
            await sweeping
            with suppress(NotFound):
                await reading
            assert table not in registry.tables

    asyncio.run(expire())


def test_identities_that_were_never_used_expire(database_address: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=database_address, unused_for=90 * DAY)
    now = [1_000_000.0]

    async def expire() -> None:
        async with open_server(settings, clock=lambda: now[0]) as server:
            cleanup = UnusedIdentities(server.registry)
            idle, _ = await server.identities.make("Idle")
            host, _ = await server.identities.make("Anna")
            visitor, secret = await server.identities.make("Vera")
            await server.registry.quick(host, QuickSpec(game="aurum"))

            async def left() -> list[str]:
                for _ in range(2):  # one page with players, and the end
                    await cleanup.clean_up_once()
                found = [
                    await server.context.store.read(players.player, each.id) for each in (idle, host, visitor)
                ]
                return [each.name for each in found if each is not None]

            now[0] += 60 * DAY
            assert await server.identities.session([SentSecret(secret, None)], UNKNOWN) is not None
            await server.identities.visits.settle()
            now[0] += 29 * DAY
            assert await left() == ["Idle", "Anna", "Vera"]
            now[0] += 2 * DAY
            assert await left() == ["Anna", "Vera"]
            now[0] += 60 * DAY
            assert await left() == ["Anna"]

    asyncio.run(expire())


def test_with_zero_none_expires(database_address: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=database_address, unused_for=0)
    now = [1_000_000.0]

    async def wait() -> None:
        async with open_server(settings, clock=lambda: now[0]) as server:
            idle, _ = await server.identities.make("Idle")
            now[0] += 10_000 * DAY
            await UnusedIdentities(server.registry).clean_up_once()
            assert await server.context.store.read(players.player, idle.id) == idle

    asyncio.run(wait())
