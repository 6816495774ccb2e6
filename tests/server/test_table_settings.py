"""Every setting of a table goes from the request to the row, to the readers, and to the rematch."""

import asyncio
from typing import Any

import msgspec

from goldgavel.kernel.table_settings import TableSettings
from goldgavel.server.app import open_server
from goldgavel.server.lobby.rematches import rematch
from goldgavel.server.lobby.table_specs import TableSpec
from goldgavel.storage.queries import tables
from tests.kit.servers.server_thread import UNLIMITED

VALUES = {
    "records": "players",
    "pace": {**msgspec.to_builtins(TableSettings().pace), "patience": 7.5},
    "clock": {"kind": "bank", "seconds": 90.0, "increment": 2.5},
}


def unusual_settings() -> dict[str, Any]:
    """A value for every setting that is not its default: for a switch its opposite."""
    return {
        field.name: VALUES.get(field.name, not field.default) for field in msgspec.structs.fields(TableSettings)
    }


def test_every_setting_is_kept_and_shown(database_address: str) -> None:
    chosen = unusual_settings()
    usual = msgspec.to_builtins(TableSettings())
    assert [name for name, value in chosen.items() if value == usual[name]] == []
    request = {"game": "auction", "options": {"players": 3}, **chosen}
    settings = msgspec.structs.replace(UNLIMITED, database=database_address)

    async def scene() -> None:
        async with open_server(settings) as server:
            ann, bob = [(await server.identities.make(name))[0] for name in ("Ann", "Bob")]
            table = await server.registry.make(ann, msgspec.convert(request, TableSpec))
            await server.registry.set_seat(bob, table, 1, "me")
            over = msgspec.structs.replace(table.table.row, status="over")
            table.table.row = await table.write(tables.save_table, over)
            again = await rematch(server.registry, ann, table)
            for live in (table, again):
                stored = await server.context.store.read(tables.table, live.id)
                assert stored is not None
                assert msgspec.to_builtins(stored[0].settings) == chosen
                assert chosen.items() <= msgspec.to_builtins(live.table.info(live.audience)).items()

    asyncio.run(scene())


def test_a_request_without_settings_has_the_defaults() -> None:
    assert msgspec.to_builtins(TableSettings()).items() <= msgspec.to_builtins(TableSpec(game="aurum")).items()
