"""Scheduled actions at a table, if something else happens first."""

import asyncio
from pathlib import Path

import msgspec

from goldgavel.server.app import open_server
from goldgavel.server.lobby.table_specs import QuickSpec
from goldgavel.session.pending import DueAction
from tests.kit.servers.server_thread import UNLIMITED


def test_a_bot_whose_turn_is_over_before_it_begins_is_not_asked(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=str(tmp_path / "games.sqlite"))

    async def scene() -> None:
        async with open_server(settings) as server:
            anna, _ = await server.identities.make("Anna")
            table = await server.registry.quick(anna, QuickSpec(game="auction"))
            version = table.table.require_session().version
            assert table.table.require_session().decisions[1] is None
            await table.scheduler._bot_turn(DueAction(at=0.0, seat=1, bot="random", move=None))
            assert table.table.require_session().version == version

    asyncio.run(scene())
