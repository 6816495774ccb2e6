"""Connecting to and disconnecting from a table, and stand-ins: bots that play for absent players."""

import asyncio
from typing import TYPE_CHECKING

from goldgavel.bots.default_bot import default_bot
from goldgavel.protocol import messages
from goldgavel.server.errors import Forbidden
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.audience import reader_of
from goldgavel.server.tables.table import LiveTable
from goldgavel.server.tables.welcome import welcome

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection import Connection


def require_capacity(table: LiveTable, connection: "Connection") -> None:
    settings = table.context.settings
    seat = seat_rows.seat_of_player(table.seats, connection.player)
    if seat is not None:
        if table.audience.sockets_of(seat + 1) >= settings.most_devices:
            raise Forbidden("table-too-many-devices", most=settings.most_devices)
        return
    if table.row.status != "open" and not table.row.settings.spectators:
        raise Forbidden("table-no-spectators")
    if table.row.status == "over" and table.row.settings.records == "players":  # connected players have seen it
        raise Forbidden("table-record-private")
    if table.audience.spectator_count() >= settings.most_sockets:
        raise Forbidden("table-full-house")


def arrive(table: LiveTable, connection: "Connection") -> None:
    """Add a connection: send it the whole table, and update the others."""
    if table.audience.is_empty() and table.session is not None and table.row.settings.clock is None:
        restart_absence_timers(table)
    seat = seat_rows.seat_of_player(table.seats, connection.player)
    table.audience.add(connection, seat)
    if seat is not None:
        end_stand_in(table, seat)
    connection.push(messages.encode(welcome(table, seat, connection.words, connection.since)))
    notify_others(table, connection)
    table.context.neighbours.here_changed(table)
    table.scheduler.schedule()


def leave(table: LiveTable, connection: "Connection") -> None:
    if connection not in table.audience.by_reader[reader_of(connection.seat)]:  # it was disconnected
        return
    table.audience.remove(connection)
    if not any(table.audience.by_reader):
        table.idle_since = table.context.clock()
    seat = connection.seat
    if seat is not None and not table.audience.is_here(seat):
        start_absence_timer(table, seat)
    table.broadcast_table()
    table.context.neighbours.here_changed(table)


def disconnect_player(table: LiveTable, player: str, code: int) -> None:
    """Close a player's sockets at this worker. The player is away immediately, even if a socket ends later."""
    for connection in table.audience.everyone():
        if connection.player == player:
            connection.close(code)
            leave(table, connection)


def update_remote_presence(table: LiveTable, worker: str, here: list[int]) -> None:
    """Store how many sockets another worker has at this table."""
    were = [table.audience.is_here(row.seat) for row in table.seats]
    if any(here) and len(here) == len(table.seats) + 1:
        table.audience.elsewhere[worker] = here
    else:
        table.audience.elsewhere.pop(worker, None)
    for row, was_here in zip(table.seats, were, strict=True):
        if row.bot is not None:
            continue
        if table.audience.is_here(row.seat):
            if not was_here or row.seat in table.stand_ins:
                end_stand_in(table, row.seat)
        elif was_here:
            start_absence_timer(table, row.seat)
    table.broadcast_table()
    table.scheduler.schedule()


def take_charge(table: LiveTable) -> None:
    """Make this worker run the table's timers, deals and bots from now on."""
    for row in table.seats:
        if row.bot is None and row.seat not in table.stand_ins and not table.audience.is_here(row.seat):
            start_absence_timer(table, row.seat)
    table.scheduler.schedule()


def set_stand_ins(table: LiveTable, seats: list[int]) -> None:
    """Replace the stand-ins with the list that the owning worker has stored."""
    table.stand_ins = {seat for seat in seats if not table.audience.is_here(seat)}
    if table.session is not None:
        stand_in = default_bot(table.row.game)
        table.session.drivers = [stand_in if row.seat in table.stand_ins else row.bot for row in table.seats]
    table.broadcast_table()
    table.scheduler.schedule()


def notify_others(table: LiveTable, newcomer: "Connection") -> None:
    frames = [messages.encode(news) for news in table.table_messages()]
    for connection in table.audience.everyone():
        if connection is not newcomer:
            for frame in frames:
                connection.push(frame)


def restart_absence_timers(table: LiveTable) -> None:
    """Resume a table that was paused because it was empty, and restart the timers of absent players."""
    assert table.session is not None
    table.session.resume_clocks(table.context.clock())
    for row in table.seats:
        if row.bot is None:
            start_absence_timer(table, row.seat)


def start_absence_timer(table: LiveTable, seat: int) -> None:
    """Start the timer after which a bot plays for an absent player. At a table with a clock, the clock decides."""
    cancel_absence_timer(table, seat)
    if table.row.settings.clock is not None or not table.context.neighbours.keeps(table):
        return
    loop = asyncio.get_running_loop()
    table.absence_timers[seat] = loop.call_later(table.row.settings.pace.patience, absence_timed_out, table, seat)


def cancel_absence_timer(table: LiveTable, seat: int) -> None:
    waiting = table.absence_timers.pop(seat, None)
    if waiting is not None:
        waiting.cancel()


def absence_timed_out(table: LiveTable, seat: int) -> None:
    del table.absence_timers[seat]
    if not table.audience.is_empty() and table.context.neighbours.keeps(table):
        stand_in(table, seat)


def stand_in(table: LiveTable, seat: int) -> None:
    """Let a bot play for an absent player, at every worker that has no socket of that player."""
    if table.row.status == "playing":
        table.context.neighbours.tell(table.row.id, "stand_in", [seat])
        if add_stand_ins(table, [seat]):
            table.agenda_changed()
            table.scheduler.spawn_run_due()


def apply_remote_stand_ins(table: LiveTable, seats: list[int]) -> None:
    """Apply stand-ins that another worker has announced."""
    if add_stand_ins(table, seats) and table.context.neighbours.keeps(table):
        table.agenda_changed()
        table.scheduler.spawn_run_due()


def add_stand_ins(table: LiveTable, seats: list[int]) -> bool:
    """Put stand-ins on these seats, except where the player is connected. True if any seat changed.

    The worker that closes a player's last sockets announces the stand-in again.
    """
    away = [
        seat
        for seat in seats
        if table.seats[seat].bot is None and seat not in table.stand_ins and not table.audience.is_here(seat)
    ]
    for seat in away:
        cancel_absence_timer(table, seat)
        table.stand_ins.add(seat)
        if table.session is not None:
            table.session.drivers[seat] = default_bot(table.row.game)
    if away:
        table.broadcast_table()
        table.context.neighbours.stand_ins_changed(table)
    return bool(away)


def end_stand_in(table: LiveTable, seat: int) -> None:
    """Give the seat back to its player, from the next decision that is still open."""
    cancel_absence_timer(table, seat)
    if table.session is not None:
        table.session.drivers[seat] = table.seats[seat].bot
    if seat in table.stand_ins:
        table.stand_ins.discard(seat)
        table.context.neighbours.stand_ins_changed(table)
        table.agenda_changed()
