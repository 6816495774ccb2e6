"""Renaming a player, also at tables that have not started. In a game players keep the name they began with."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from goldgavel.storage.errors import Missing
from goldgavel.storage.postgres.notices import Notice
from goldgavel.storage.queries import players

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.storage.rows import PlayerRow


async def rename(registry: "TableRegistry", player: "PlayerRow", name: str) -> "PlayerRow":
    renamed = msgspec.structs.replace(player, name=name)
    if renamed != player:
        notice = Notice("renamed", [player.id])
        await registry.context.store.write_and_tell(notice, players.rename_player, player.id, name)
        await show_new_name(registry, player.id)
    return renamed


async def show_new_name(registry: "TableRegistry", player: str) -> None:
    """Read the open tables of a renamed player again."""
    await registry.wait_until_loaded()
    for runner in list(registry.tables.values()):
        if runner.table.row.status == "open" and runner.table.seat_of(player) is not None:
            async with runner.lock:
                with suppress(Missing):  # it was deleted meanwhile
                    await runner.reload()
