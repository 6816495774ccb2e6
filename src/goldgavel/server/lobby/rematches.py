"""Rematches: a new table with the same players and bots, each moved on by one seat."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from goldgavel.server.errors import NotFound, WrongState
from goldgavel.server.lobby.registry import TABLE_ID_BYTES, TableRegistry
from goldgavel.server.runner.runner import TableRunner
from goldgavel.server.tables import seat_rows
from goldgavel.storage.queries import tables

if TYPE_CHECKING:
    from goldgavel.storage.rows import PlayerRow


async def rematch(registry: TableRegistry, me: "PlayerRow", runner: TableRunner) -> TableRunner:
    """The table of the rematch. Later requests return the table that the first one created."""

    table = runner.table

    async def change() -> tuple[TableRunner, bool]:
        if seat_rows.seat_of_player(table.seats, me.id) is None:
            raise seat_rows.not_seated()
        if table.row.status != "over":
            raise WrongState("table-not-over")
        if table.row.next is not None:
            with suppress(NotFound):  # it was never started, and was deleted
                return await registry.glance(table.row.next), False
        again = await _made(registry, me, runner)
        runner.broadcast_table()
        return again, True

    again, is_new = await runner.change(change)
    if is_new and sum(seat.player is not None for seat in again.table.seats) == 1:
        await again.change(again.start)
    return again


async def _made(registry: TableRegistry, me: "PlayerRow", runner: TableRunner) -> TableRunner:
    now, table = registry.context.clock(), runner.table
    row = msgspec.structs.replace(
        table.row,
        id=registry.context.random_token(TABLE_ID_BYTES),
        status="open",
        maker=me.id,
        created=now,
        touched=now,
        started=None,
        ended=None,
        next=None,
        series=table.row.series or table.row.id,
        series_place=table.row.series_place + 1,
        rematch=True,
        ending=None,
        due=None,
        agenda=None,
        revision=0,
    )
    seats = seat_rows.rotated(table.seats)
    table.row = await runner.write(tables.add_rematch, table.row, row, seats)
    return await registry.find(row.id)
