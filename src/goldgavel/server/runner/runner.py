"""`TableRunner`: runs one table. Every change is made under its lock, stored, and only then announced."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import msgspec

from goldgavel.kernel.entries import Entry
from goldgavel.protocol import messages
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.audience.audience import Audience
from goldgavel.server.audience.welcome import welcome
from goldgavel.server.errors import Forbidden
from goldgavel.server.runner import telemetry
from goldgavel.server.runner.absence_timers import AbsenceTimers
from goldgavel.server.runner.lock import TableLock
from goldgavel.server.runner.scheduler import TableScheduler
from goldgavel.server.runner.stored_table import StoredTable
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.table import Table
from goldgavel.storage.errors import Conflict, Missing, NotOwner
from goldgavel.storage.queries import agendas, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection as DatabaseConnection

    from goldgavel.kernel.errors import GoldGavelError
    from goldgavel.server.context import ServerContext
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.change import Change
    from goldgavel.session.session import Session
    from goldgavel.session.standing_orders import Given
    from goldgavel.storage.rows import SeatRow, TableRow

LOG = logging.getLogger("goldgavel.server")
P = ParamSpec("P")
T = TypeVar("T")


class TableRunner:
    def __init__(self, context: "ServerContext", table: Table, owner: int | None = None) -> None:
        self.context = context
        self.table = table
        self.stored = StoredTable(context.store, table.row.id, owner)
        self.audience = Audience(len(table.seats))
        self.lock = TableLock()
        self.scheduler = TableScheduler(self)
        self.idle_since = context.clock()
        self._absences = AbsenceTimers(self._absence_timed_out)

    @property
    def id(self) -> str:
        return self.table.row.id

    def can_move_now(self) -> bool:
        """True if a move can be made now, without waiting for the lock or the store."""
        return (
            self.table.session is not None
            and not self.stored.is_in_doubt
            and not self.lock.locked()
            and self.stored.has_room()
        )

    # Start.

    def open_game(self, log: list[Entry], *, was_paused: bool = True) -> None:
        """Replay the game from its log. If the rules refuse the log, the table is stopped."""
        problem = self.table.open_session(log, self.context.clock(), was_paused=was_paused)
        if problem is not None:
            self._report_stop(problem)
        elif self.table.session is not None:
            self.audience.caught_up(self.table.session)

    def _report_stop(self, problem: "GoldGavelError") -> None:
        """Only the error's code is logged: its text could name cards."""
        LOG.error("the log of table %s does not replay: %s", self.id, problem.code)
        self.broadcast_table()

    async def start(self) -> None:
        """Start the game and send it to all connections. Bots take the free seats."""
        row, seats = self.table.started(self.context.clock())
        self.table.row = await self.write(tables.save, row, seats)
        self.table.set_seats(seats)
        self._close_spectators()
        self.open_game([])
        try:
            change = self.table.due(self.audience, self.context.clock())
            if change is not None:
                await self.commit(change)
            session = self.table.require_session()
            session.take_updates()  # the welcome contains them
            self.audience.caught_up(session)
            self.audience.welcome_all(self.table, self.context.clock())
            self.context.notifier.game_started(self.table, self.audience)
        finally:
            self._await_absent()

    def _start_from_log(self, log: list[Entry]) -> None:
        """Continue a game whose start was stored although it was reported as failed."""
        self._close_spectators()
        self.open_game(log)
        self.reseat(self.table.seats)
        self._await_absent()

    def _close_spectators(self) -> None:
        """Close the spectators' sockets when the game starts, unless the table allows spectators."""
        if not self.table.row.settings.spectators:
            self.audience.close_spectators(CloseCode.REMOVED)

    def reseat(self, seats: "list[SeatRow]") -> None:
        """Replace the seats, and send every connection the table from its player's new seat."""
        self.table.set_seats(seats)
        self.audience.regroup(self.table)
        self.audience.welcome_all(self.table, self.context.clock())

    # Commit, then announce.

    async def commit(self, change: "Change") -> None:
        try:
            await self.stored.append(change)
        except NotOwner:
            raise
        except BaseException:
            await asyncio.shield(self.reload())
            raise
        self.apply(change)

    def apply(self, change: "Change") -> None:
        """Take over a change that is stored, and report it."""
        self.table.apply(change)
        self.context.notifier.entries_saved(self.table, self.audience, change.entries)
        telemetry.entries_saved(self.context.metrics, self.table, change.entries)

    def announce(self, acks: dict[int, str]) -> None:
        self.audience.announce(self.table, acks, self.context.clock())

    def broadcast_table(self) -> None:
        self.audience.broadcast_table(self.table, self.context.clock())

    async def write(
        self, query: "Callable[Concatenate[DatabaseConnection, P], T]", *args: P.args, **named: P.kwargs
    ) -> T:
        """Write something of this table, as its owner."""
        return await self.stored.write(query, *args, **named)

    async def change(self, work: Callable[[], Awaitable[T]]) -> T:
        """Change the table's row or seats under the lock.

        A player who is renamed or deleted at that moment causes a conflict: then it reloads the table and tries
        again.
        """
        async with self.lock:
            await self.reload_if_lost()
            try:
                return await work()
            except Conflict:
                await asyncio.shield(self.reload())
                return await work()

    # Due steps.

    async def run_due(self) -> None:
        change = self.table.due(self.audience, self.context.clock())
        if change is not None:
            await self.commit(change)
            self.announce({})

    async def wake(self) -> None:
        """Schedule a due step, also if no one is connected."""
        async with self.lock:
            await self._save_agenda()
        self.scheduler.schedule()

    async def _save_agenda(self) -> None:
        row = self.table.agenda_row(self.context.clock())
        await self.write(agendas.keep_agenda, row.id, row.due, row.agenda)
        self.table.row = row

    def agenda_changed(self) -> None:
        """Persist and reschedule after a change without a log entry, such as a new stand-in."""
        self.scheduler.spawn(self.wake())

    # Reading the table again.

    def is_lost(self) -> bool:
        """True if memory may differ from the store: a write or a reading has failed."""
        table = self.table
        return self.stored.is_in_doubt or (table.session is None and table.row.status in {"playing", "over"})

    async def load_session(self) -> "Session":
        """The game, read again if it is lost."""
        await self.reload_if_lost()
        return self.table.require_session()

    async def reload_if_lost(self) -> None:
        """Reload a lost game, or raise an error. Call it under the lock."""
        if self.is_lost():
            await asyncio.shield(self.reload())  # in its own task, which database drivers need
            if self.is_lost():
                raise Missing("storage-no-table")

    async def reload(self) -> None:
        """Read the game from the store again: go back to the last broadcast version, then follow the log.

        If some connection has not been sent the game yet, all connections get a full welcome instead of updates.
        """
        self.table.session = None
        now = await self.stored.read()
        self.table.earlier_results = now.series
        told = self.audience.announced_version
        if told:
            self.open_game([entry for entry in now.log if entry.version <= told], was_paused=False)
        self._adopt(now.row, now.seats, [entry for entry in now.log if entry.version > told])

    def _adopt(self, row: "TableRow", seats: "list[SeatRow]", entries: list[Entry]) -> None:
        """Bring the table to the state of the store, with the entries that are new here."""
        table = self.table
        if table.row.status == "stopped":
            return
        before, were = table.row, table.seats
        given = [order for order in seat_rows.orders_of(seats) if order not in seat_rows.orders_of(were)]
        table.row, table.seats = row, seats
        if table.session is not None:
            self._follow(entries, given)
        elif row.status in {"playing", "over"}:
            self._start_from_log(entries)
            if before.status == "playing":
                self._dismiss_deleted(were)
            return
        self._dismiss_deleted(were)
        if seat_rows.sitting(seats) != seat_rows.sitting(were):
            self.reseat(seats)
        elif shown(row) != shown(before):
            self.broadcast_table()

    def _follow(self, entries: list[Entry], given: "list[Given]") -> None:
        problem = self.table.follow(entries, given, self.context.clock())
        if problem is not None:
            self._report_stop(problem)
            return
        if entries:
            self.announce({})
        self.audience.send_order_changes(self.table.require_session())

    def _dismiss_deleted(self, were: "list[SeatRow]") -> None:
        """Disconnect deleted players: in a running game only deletion empties a seat."""
        if self.table.row.status != "playing":
            return
        for seat in were:
            if seat.player is not None and self.table.seats[seat.seat].player is None:
                self.disconnect_player(seat.player, CloseCode.LEFT)
                self.stand_in(seat.seat)

    # Connecting and disconnecting.

    def require_capacity(self, connection: "Connection") -> None:
        settings, row = self.context.settings, self.table.row
        seat = self.table.seat_of(connection.player)
        if seat is not None:
            if self.audience.sockets_of(seat + 1) >= settings.most_devices:
                raise Forbidden("table-too-many-devices", most=settings.most_devices)
            return
        if row.status != "open" and not row.settings.spectators:
            raise Forbidden("table-no-spectators")
        if row.status == "over" and row.settings.records == "players":  # connected players have seen it
            raise Forbidden("table-record-private")
        if self.audience.spectator_count() >= settings.most_sockets:
            raise Forbidden("table-full-house")

    def arrive(self, connection: "Connection") -> None:
        """Add a connection: send it the whole table, and update the others."""
        table, now = self.table, self.context.clock()
        if self.audience.is_empty() and table.session is not None and table.row.settings.clock is None:
            table.session.resume_clocks(now)  # it was paused
            for row in table.seats:
                if row.bot is None:
                    self._await_player(row.seat)
        seat = table.seat_of(connection.player)
        self.audience.add(connection, seat)
        if seat is not None:
            self._absences.cancel(seat)
            if table.end_stand_in(seat):
                self.agenda_changed()
        connection.push(
            messages.encode(welcome(table, self.audience, seat, now, connection.words, connection.since))
        )
        self.audience.broadcast_table(table, now, connection)
        self.scheduler.schedule()

    def leave(self, connection: "Connection") -> None:
        """Remove a connection, if it has not been disconnected already."""
        if not self.audience.remove(connection):
            return
        if self.audience.is_empty():
            self.idle_since = self.context.clock()
        seat = connection.seat
        if seat is not None and not self.audience.is_here(seat):
            self._await_player(seat)
        self.broadcast_table()

    def disconnect_player(self, player: str, code: int) -> None:
        """Close a player's sockets. The player is away immediately, even if a socket ends later."""
        for connection in self.audience.everyone():
            if connection.player == player:
                connection.close(code)
                self.leave(connection)

    # Absent players.

    def _await_absent(self) -> None:
        """Start the timers of players who are not connected, at the beginning of a game."""
        for row in self.table.seats:
            if row.bot is None and row.seat not in self.table.stand_ins and not self.audience.is_here(row.seat):
                self._await_player(row.seat)
        self.scheduler.schedule()

    def _await_player(self, seat: int) -> None:
        """Start the timer after which a bot plays for an absent player. With a clock, the clock decides."""
        self._absences.cancel(seat)
        if self.table.row.settings.clock is None:
            self._absences.start(seat, self.table.row.settings.pace.patience)

    def _absence_timed_out(self, seat: int) -> None:
        if not self.audience.is_empty():
            self.stand_in(seat)

    def stand_in(self, seat: int) -> None:
        """Let a bot play for an absent player, if the game is running."""
        if self.table.needs_stand_in(seat, self.audience):
            self._absences.cancel(seat)
            self.table.stand_in(seat)
            self.broadcast_table()
            self.agenda_changed()
            self.scheduler.spawn_run_due()

    # Ending.

    def is_idle_until(self, until: float) -> bool:
        """True if no one is connected and nothing is due before a time: then the table can leave memory."""
        if not self.audience.is_empty() or self.lock.locked() or self.scheduler.is_busy():
            return False
        return self.table.row.due is None or self.table.row.due > until

    def close(self) -> None:
        """Stop all timers and tasks of the table."""
        self.scheduler.close()
        self._absences.close()


def shown(row: "TableRow") -> "TableRow":
    """The row without the fields that are not shown to players."""
    return msgspec.structs.replace(row, revision=0, touched=0.0, ended=None, due=None, agenda=None)
