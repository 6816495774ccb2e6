"""Who comes and who goes, and when a bot plays for somebody who is away."""

import asyncio
from typing import TYPE_CHECKING

from goldgavel.server.errors import NotAllowed
from goldgavel.server.sockets import messages
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.audience import reader_of
from goldgavel.server.tables.commit import STAND_IN
from goldgavel.server.tables.table import LiveTable
from goldgavel.server.tables.welcome import welcome

if TYPE_CHECKING:
    from goldgavel.server.sockets.connection import Connection


def require_room(table: LiveTable, connection: "Connection") -> None:
    settings = table.context.settings
    seat = seat_rows.seat_of_player(table.seats, connection.player)
    if seat is not None:
        if table.audience.sockets_of(seat + 1) >= settings.most_devices:
            raise NotAllowed("table-too-many-devices", most=settings.most_devices)
        return
    if table.row.status != "open" and not table.row.spectators:
        raise NotAllowed("table-no-spectators")
    if table.row.status == "over" and table.row.records == "players":  # who was here at the end has seen it
        raise NotAllowed("table-record-private")
    if table.audience.watching() >= settings.most_sockets:
        raise NotAllowed("table-full-house")


def arrive(table: LiveTable, connection: "Connection") -> None:
    """Show the newcomer everything, and the others that they are here."""
    if table.audience.is_empty() and table.session is not None and table.row.clock is None:
        restart_waiting(table)
    seat = seat_rows.seat_of_player(table.seats, connection.player)
    table.audience.add(connection, seat)
    if seat is not None:
        take_back(table, seat)
    connection.push(messages.encode(welcome(table, seat, connection.lang, connection.since)))
    tell_others(table, connection)
    table.context.neighbours.here_changed(table)
    table.scheduler.plan()


def leave(table: LiveTable, connection: "Connection") -> None:
    if connection not in table.audience.by_reader[reader_of(connection.seat)]:  # it was sent away before it ended
        return
    table.audience.remove(connection)
    if not any(table.audience.by_reader):
        table.idle_since = table.context.clock()
    seat = connection.seat
    if seat is not None and not table.audience.is_here(seat):
        wait_for(table, seat)
    table.tell_table()
    table.context.neighbours.here_changed(table)


def send_away(table: LiveTable, player: str, code: int) -> None:
    """Close somebody's sockets here. They are away from now on, however long a socket takes to end."""
    for connection in table.audience.everyone():
        if connection.player == player:
            connection.close(code)
            leave(table, connection)


def come_elsewhere(table: LiveTable, worker: str, here: list[int]) -> None:
    """Who is connected to another worker now."""
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
                take_back(table, row.seat)
        elif was_here:
            wait_for(table, row.seat)
    table.tell_table()
    table.scheduler.plan()


def take_charge(table: LiveTable) -> None:
    """From now on it is for this worker to see to what happens by itself."""
    for row in table.seats:
        if row.bot is None and row.seat not in table.stand_ins and not table.audience.is_here(row.seat):
            wait_for(table, row.seat)
    table.scheduler.plan()


def set_stand_ins(table: LiveTable, seats: list[int]) -> None:
    """For whom bots play, as the worker has written that keeps the table."""
    table.stand_ins = {seat for seat in seats if not table.audience.is_here(seat)}
    if table.session is not None:
        table.session.drivers = [STAND_IN if row.seat in table.stand_ins else row.bot for row in table.seats]
    table.tell_table()
    table.scheduler.plan()


def tell_others(table: LiveTable, newcomer: "Connection") -> None:
    frames = [messages.encode(news) for news in table.news()]
    for connection in table.audience.everyone():
        if connection is not newcomer:
            for frame in frames:
                connection.push(frame)


def restart_waiting(table: LiveTable) -> None:
    """Nobody was here, so the table stood still; all who are away are waited for anew."""
    assert table.session is not None
    table.session.resume_clocks(table.context.clock())
    for row in table.seats:
        if row.bot is None:
            wait_for(table, row.seat)


def wait_for(table: LiveTable, seat: int) -> None:
    """After the table's patience a bot plays for them. Where there is a clock, they have as long as it says."""
    stop_waiting_for(table, seat)
    if table.row.clock is not None or not table.context.neighbours.keeps(table):
        return
    loop = asyncio.get_running_loop()
    table.patience[seat] = loop.call_later(table.row.pace.patience, lose_patience, table, seat)


def stop_waiting_for(table: LiveTable, seat: int) -> None:
    waiting = table.patience.pop(seat, None)
    if waiting is not None:
        waiting.cancel()


def lose_patience(table: LiveTable, seat: int) -> None:
    del table.patience[seat]
    if not table.audience.is_empty() and table.context.neighbours.keeps(table):
        stand_in(table, seat)


def stand_in(table: LiveTable, seat: int) -> None:
    """A bot plays for somebody who is away: here, and at every worker that knows of no socket of theirs."""
    if table.row.status == "playing":
        table.context.neighbours.tell(table.row.id, "stand_in", [seat])
        if has_put_bots_on(table, [seat]):
            table.note_agenda()
            table.scheduler.spawn_go_on()


def stand_in_elsewhere(table: LiveTable, seats: list[int]) -> None:
    """Another worker says for whom bots are to play."""
    if has_put_bots_on(table, seats) and table.context.neighbours.keeps(table):
        table.note_agenda()
        table.scheduler.spawn_go_on()


def has_put_bots_on(table: LiveTable, seats: list[int]) -> bool:
    """Whether any of them had none. Nobody who is here gets one: whoever closes their sockets says it anew."""
    away = [
        seat
        for seat in seats
        if table.seats[seat].bot is None and seat not in table.stand_ins and not table.audience.is_here(seat)
    ]
    for seat in away:
        stop_waiting_for(table, seat)
        table.stand_ins.add(seat)
        if table.session is not None:
            table.session.drivers[seat] = STAND_IN
    if away:
        table.tell_table()
        table.context.neighbours.stand_ins_changed(table)
    return bool(away)


def take_back(table: LiveTable, seat: int) -> None:
    """Who is back plays again, from the next decision that is not made yet."""
    stop_waiting_for(table, seat)
    if table.session is not None:
        table.session.drivers[seat] = table.seats[seat].bot
    if seat in table.stand_ins:
        table.stand_ins.discard(seat)
        table.context.neighbours.stand_ins_changed(table)
        table.note_agenda()
