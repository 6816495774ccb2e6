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


def disconnect_player(table: LiveTable, player: str, code: int) -> None:
    """Close a player's sockets. The player is away immediately, even if a socket ends later."""
    for connection in table.audience.everyone():
        if connection.player == player:
            connection.close(code)
            leave(table, connection)


def await_absent(table: LiveTable) -> None:
    """Start the timers of players who are not connected, at the beginning of a game."""
    for row in table.seats:
        if row.bot is None and row.seat not in table.stand_ins and not table.audience.is_here(row.seat):
            start_absence_timer(table, row.seat)
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
    if table.row.settings.clock is not None:
        return
    loop = asyncio.get_running_loop()
    table.absence_timers[seat] = loop.call_later(table.row.settings.pace.patience, absence_timed_out, table, seat)


def cancel_absence_timer(table: LiveTable, seat: int) -> None:
    waiting = table.absence_timers.pop(seat, None)
    if waiting is not None:
        waiting.cancel()


def absence_timed_out(table: LiveTable, seat: int) -> None:
    del table.absence_timers[seat]
    if not table.audience.is_empty():
        stand_in(table, seat)


def stand_in(table: LiveTable, seat: int) -> None:
    """Let a bot play for an absent player."""
    is_free = table.seats[seat].bot is None and seat not in table.stand_ins and not table.audience.is_here(seat)
    if table.row.status != "playing" or not is_free:
        return
    cancel_absence_timer(table, seat)
    table.stand_ins.add(seat)
    if table.session is not None:
        table.session.drivers[seat] = default_bot(table.row.game)
    table.broadcast_table()
    table.agenda_changed()
    table.scheduler.spawn_run_due()


def end_stand_in(table: LiveTable, seat: int) -> None:
    """Give the seat back to its player, from the next decision that is still open."""
    cancel_absence_timer(table, seat)
    if table.session is not None:
        table.session.drivers[seat] = table.seats[seat].bot
    if seat in table.stand_ins:
        table.stand_ins.discard(seat)
        table.agenda_changed()
