"""Deletion of a player's data, in the store and in memory."""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.runner import chat
from goldgavel.server.tables import seat_rows, series

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.server.runner.runner import TableRunner


async def delete_player(registry: TableRegistry, player: str) -> None:
    """Delete a player from the store, which then rejects rows that name them, and from every table."""
    gone = await registry.context.store.forget_player(player)
    await remove_tables(registry, gone.removed)
    await delete_at_tables(registry, player)
    await show_chats(registry, gone.unsaid)


async def remove_tables(registry: TableRegistry, names: "Iterable[str]") -> None:
    """Remove tables that were deleted from the store."""
    await registry.wait_until_loaded()  # one may have been read just before it was deleted
    for name in names:
        if name in registry.tables:
            registry.remove(name)


async def delete_at_tables(registry: TableRegistry, player: str) -> None:
    await registry.wait_until_loaded()  # a table that is being loaded may still contain the player
    for runner in list(registry.tables.values()):
        async with runner.lock:
            if registry.tables.get(runner.id) is runner:  # otherwise it was unloaded meanwhile
                delete_at_table(runner, player)


async def show_chats(registry: TableRegistry, names: "Iterable[str]") -> None:
    """Send the chats of tables again, because lines were deleted."""
    for name in names:
        if name in registry.tables:
            await chat.send_history_to_all(registry.tables[name])


def delete_at_table(runner: "TableRunner", player: str) -> None:
    table = runner.table
    seat = table.seat_of(player)
    is_changed = table.row.maker == player or seat is not None
    if table.row.maker == player:
        table.row = msgspec.structs.replace(table.row, maker="")
    if is_changed:
        table.row = msgspec.structs.replace(table.row, revision=table.row.revision + 1)
    table.earlier_results = series.without_player(table.earlier_results, player)
    runner.disconnect_player(player, CloseCode.LEFT)
    if seat is None:
        return
    runner.stand_in(seat)
    runner.reseat([seat_rows.free(row.seat) if row.seat == seat else row for row in table.seats])
