"""Renaming a player, also at tables that have not started."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from goldgavel.server.errors import NotFound
from goldgavel.storage.errors import Missing
from goldgavel.storage.queries import played, players, tables

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.storage.rows import PlayerRow

LATEST = 50
"""The player's latest tables, which are searched for open ones."""


async def rename(registry: "TableRegistry", player: "PlayerRow", name: str) -> "PlayerRow":
    renamed = msgspec.structs.replace(player, name=name)
    if renamed == player:
        return player
    await registry.context.store.write(players.rename_player, player.id, name)
    for row, _, _ in await registry.context.store.read(played.tables_of, player.id, LATEST):
        if row.status == "open":
            with suppress(NotFound, Missing):  # it was deleted meanwhile
                await rename_at(await registry.find(row.id), renamed)
    return renamed


async def rename_at(table: "LiveTable", player: "PlayerRow") -> None:
    """Change the name at a table. In a started game players keep the name with which they began."""

    async def change() -> None:
        if table.row.status != "open":
            return
        seats = [
            msgspec.structs.replace(seat, name=player.name) if seat.player == player.id else seat
            for seat in table.seats
        ]
        table.row = await table.context.store.change(table.row.id, tables.save, table.row, seats)
        table.reseat(seats)

    await table.change(change)
