"""A table expires at the moment in which a client opens it."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from goldgavel.server.app import open_server
from goldgavel.server.errors import NotFound
from goldgavel.server.lobby.cleanup import clean_up_once
from goldgavel.server.lobby.table_specs import TableSpec
from goldgavel.storage.queries.snapshots import snapshot
from tests.kit.servers.server_thread import UNLIMITED


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
