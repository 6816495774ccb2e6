"""Brings a table to the state of the store, and announces what is new."""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.tables import agenda, presence, seat_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.standing_orders import Given
    from goldgavel.storage.rows import SeatRow, TableRow


def follow(table: "LiveTable", entries: "Sequence[Entry]", given: "Sequence[Given]" = ()) -> None:
    """Apply entries under the table's lock. If the rules refuse them, the table is stopped."""
    session = table.session
    assert session is not None
    try:
        session.apply_entries(entries, given)
    except GoldGavelError as problem:
        table.stop(problem)
        return
    if table.row.settings.clock is not None and table.row.status == "playing":
        table.row = agenda.with_agenda(table.row, session, table.stand_ins, table.context.clock())
    if entries:
        table.announce({})
    table.send_order_changes()


def adopt(table: "LiveTable", row: "TableRow", seats: "list[SeatRow]", entries: "list[Entry]") -> None:
    """Bring the table to the state of the store, with the entries that are new here."""
    if table.row.status == "stopped":
        return
    before, were = table.row, table.seats
    given = [order for order in seat_rows.orders_of(seats) if order not in seat_rows.orders_of(were)]
    table.row, table.seats = row, seats
    if table.session is not None:
        follow(table, entries, given)
    elif row.status in {"playing", "over"}:
        table.start_from_log(entries)
        if before.status == "playing":
            dismiss_forgotten(table, were)
        return
    dismiss_forgotten(table, were)
    if sitting(seats) != sitting(were):
        table.reseat(seats)
    elif shown(row) != shown(before):
        table.broadcast_table()


def shown(row: "TableRow") -> "TableRow":
    """The row without the fields that are not shown to players."""
    return msgspec.structs.replace(row, revision=0, touched=0.0, ended=None, due=None, agenda=None)


def sitting(seats: "Sequence[SeatRow]") -> list[tuple[str | None, str, str | None]]:
    return [(seat.player, seat.name, seat.bot) for seat in seats]


def dismiss_forgotten(table: "LiveTable", were: "Sequence[SeatRow]") -> None:
    """Disconnect deleted players: in a running game only deletion empties a seat."""
    if table.row.status != "playing":
        return
    for seat in were:
        if seat.player is not None and table.seats[seat.seat].player is None:
            presence.disconnect_player(table, seat.player, CloseCode.LEFT)
            presence.stand_in(table, seat.seat)
