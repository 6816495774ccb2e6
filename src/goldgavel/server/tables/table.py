"""One table in memory: its seats, its game and its connections.

Every change of the game is made under the table's lock, written to the store, and only then broadcast.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec import UNSET

from goldgavel import games
from goldgavel._version import VERSION
from goldgavel.bots.default_bot import default_bot
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol import messages
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.tables import agenda, dealing, seat_rows
from goldgavel.server.tables.audience import Audience, push_by_words
from goldgavel.server.tables.commit import TableCommit
from goldgavel.server.tables.lock import TableLock
from goldgavel.server.tables.scheduler import TableScheduler
from goldgavel.server.tables.welcome import welcome_text
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order
from goldgavel.storage.errors import Conflict, Missing, NotOwner, StorageError
from goldgavel.storage.queries import agendas, tables
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from goldgavel.kernel.game import Game
    from goldgavel.server.context import ServerContext
    from goldgavel.storage.rows import SeatRow, SeriesResult, TableRow

LOG = logging.getLogger("goldgavel.server")
P = ParamSpec("P")
T = TypeVar("T")


class LiveTable:
    def __init__(
        self, context: "ServerContext", row: "TableRow", seats: "list[SeatRow]", owner: int | None = None
    ) -> None:
        self.context = context
        self.owner = owner
        """The number under which this worker claimed the table. Writes under an outdated number are refused."""
        self.row = row
        self.seats = seats
        self.audience = Audience(len(seats))
        self.session: Session | None = None
        self.announced_version = 0
        """The last version that was broadcast; 0 if some connection has not been sent the game yet."""
        self.lock = TableLock()
        self.stand_ins: set[int] = set(row.agenda.stand_ins) if row.agenda else set()
        """Seats of absent players that a bot plays."""
        self.absence_timers: dict[int, asyncio.TimerHandle] = {}
        """By seat: the timer after which a bot plays for an absent player."""
        self.is_in_doubt = False
        """True if a write has failed of which the store may contain the outcome."""
        self.earlier_results: list[SeriesResult] = []
        """Of the finished games of its series, see `series.py`."""
        self.idle_since = context.clock()
        self._names: dict[str, list[str]] = {}
        self.scheduler = TableScheduler(self)
        self.has_table_changed = False
        self._sent_orders: list[Order] = []
        self._sent_fairness = 0

    @property
    def game(self) -> "Game[Any, Any]":
        return games.shared(self.row.game, msgspec.json.encode(self.row.options))

    def names(self, lang: str) -> list[str]:
        """Names by seat: bots in the given language, deleted players by their seat."""
        found = self._names.get(lang)
        if found is None:
            nameless = seat_names(len(self.seats), lang)
            found = [
                seat_rows.name_in(lang, seat) or other for seat, other in zip(self.seats, nameless, strict=True)
            ]
            self._names[lang] = found
        return found

    # Start and resume.

    def open_session(self, log: list[Entry], *, was_paused: bool = True) -> None:
        """Replay the game from its log. If the rules refuse the log, the table is stopped and its record stays."""
        if self.row.status == "playing":  # deleted players do not come back
            self.stand_ins |= {seat.seat for seat in self.seats if seat_rows.is_free(seat)}
        stand_in = default_bot(self.row.game)
        drivers = [stand_in if seat.seat in self.stand_ins else seat.bot for seat in self.seats]
        pace, clock = self.row.settings.pace, self.row.settings.clock
        session = Session(self.game, drivers, pace, self.context.chance, clock, self.context.outages)
        try:
            session.replay(log, seat_rows.orders_of(self.seats))
        except GoldGavelError as problem:
            self.stop(problem)
            return
        session.clocks.resumed = self.context.started
        session.cap_times(self.context.clock())
        if was_paused and self.row.settings.clock is None:
            session.resume_clocks(self.context.clock())
        self.session, self.announced_version = session, session.version
        self._sent_orders = list(session.orders.by_seat)
        self._sent_fairness = session.fairness.revision

    def stop(self, problem: GoldGavelError) -> None:
        """Stop a game that cannot continue. Only the error's code is logged: its text could name cards."""
        LOG.error("the log of table %s does not replay: %s", self.row.id, problem.code)
        self.row = msgspec.structs.replace(self.row, status="stopped", reason="table-stopped-replay")
        self.session = None
        self.broadcast_table()

    async def start(self) -> None:
        """Start the game and send it to all connections. Bots take the free seats."""
        now = self.context.clock()
        seats = seat_rows.with_bots(self.seats, default_bot(self.row.game))
        due = None if self.row.settings.clock is None else now
        row = msgspec.structs.replace(
            self.row, status="playing", started=now, touched=now, engine=VERSION, due=due
        )
        self.row = await self.write(tables.save, row, seats)
        self.seats = seats
        self._names.clear()
        self._close_spectators()
        self.open_session([])
        try:
            await self.commit(self.due_entries(now))
            session = self.require_session()
            session.take_updates()  # the welcome contains them
            self.announced_version, self._sent_fairness = session.version, session.fairness.revision
            self.welcome_all()
            self.context.notifier.game_started(self)
        finally:
            self._await_absent()

    def start_from_log(self, log: list[Entry]) -> None:
        """Continue a game whose start was stored although it was reported as failed."""
        self._close_spectators()
        self.open_session(log)
        self.reseat(self.seats)
        self._await_absent()

    def _await_absent(self) -> None:
        """Start the absence timers of players who are not connected when the game begins."""
        from goldgavel.server.tables.presence import await_absent

        await_absent(self)

    def _close_spectators(self) -> None:
        """Close the spectators' sockets when the game starts, unless the table allows spectators."""
        if not self.row.settings.spectators:
            for connection in self.audience.by_reader[0]:
                connection.close(CloseCode.REMOVED)

    def reseat(self, seats: "list[SeatRow]") -> None:
        """Replace the seats, and send every connection the table from its player's new seat."""
        self.seats = seats
        self._names.clear()
        connections = self.audience.everyone()
        self.audience = Audience(len(seats))
        for connection in connections:
            self.audience.add(connection, seat_rows.seat_of_player(seats, connection.player))
        self.welcome_all()

    def is_rematch_complete(self) -> bool:
        """True if this is a rematch and all its players are connected: then it starts automatically."""
        if not self.row.rematch or any(seat_rows.is_free(seat) for seat in self.seats):
            return False
        return all(self.audience.is_here(seat.seat) for seat in self.seats if seat.player is not None)

    # The game.

    def can_move_now(self) -> bool:
        """True if a move can be made now, without waiting for the lock or the store."""
        return (
            self.session is not None
            and not self.is_in_doubt
            and not self.lock.locked()
            and self.context.store.has_room()
        )

    def require_session(self) -> Session:
        if self.session is None:
            raise seat_rows.not_begun(self.row)
        return self.session

    # Due steps.

    async def run_due(self) -> None:
        entries = self.due_entries(self.context.clock())
        if entries:
            await self.commit(entries)
            self.announce({})

    def due_entries(self, now: float) -> list[Entry]:
        """Make the due entries: agreed proposals first, then deals, standing orders and timeouts."""
        session = self.require_session()
        granted = session.apply_agreed(now)
        entries = [] if granted is None else [granted]
        while (due := session.due(now)) is not None and due.at <= now and due.bot is None:
            if due.seat is None:
                entries += dealing.deal_entries(self, session, now)
            else:
                entries.append(
                    session.move_on_timeout(due, now) if due.late else session.carry_out_order(due, now)
                )
        return entries

    async def wake(self) -> None:
        """Schedule a due step, also if no one is connected."""
        async with self.lock:
            await self.save_agenda()
        self.scheduler.schedule()

    async def save_agenda(self) -> None:
        """Persist the agenda after a change that added no log entry."""
        row = msgspec.structs.replace(self.row, due=None, agenda=None)
        if self.session is not None and row.status == "playing":
            row = agenda.with_agenda(row, self.session, self.stand_ins, self.context.clock())
        await self.write(agendas.keep_agenda, row.id, row.due, row.agenda)
        self.row = row

    def is_idle_until(self, until: float) -> bool:
        """True if no one is connected and nothing is due before a time: then the table can leave memory."""
        if any(self.audience.by_reader) or self.lock.locked() or self.scheduler.is_busy():
            return False
        return self.row.due is None or self.row.due > until

    def agenda_changed(self) -> None:
        """Persist and reschedule after a change without a log entry, such as a new stand-in."""
        self.scheduler.spawn(self.wake())

    # Commit, then announce.

    async def commit(self, entries: list[Entry]) -> None:
        pending = TableCommit(self, entries)
        try:
            await pending.write()
        except NotOwner:
            raise
        except BaseException:
            await asyncio.shield(self.reload())
            raise
        pending.apply()

    async def write(self, query: "Callable[Concatenate[Connection, P], T]", *args: P.args, **named: P.kwargs) -> T:
        """Write something of this table, as its owner."""
        try:
            return await self.context.store.change(self.row.id, self.owner, query, *args, **named)
        except (Conflict, StorageError):
            self.is_in_doubt = True
            raise

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

    async def reload(self) -> None:
        """Read the game from the store again: go back to the last broadcast version, then follow the log.

        If some connection has not been sent the game yet, all connections get a full welcome instead of updates.
        """
        from goldgavel.server.tables.recovery import adopt

        self.session = None
        now = await self.context.store.read(snapshot, self.row.id)
        if now is None:
            raise Missing("storage-no-table")
        self.is_in_doubt = False
        self.earlier_results = now.series
        told = self.announced_version
        if told:
            self.open_session([entry for entry in now.log if entry.version <= told], was_paused=False)
        adopt(self, now.row, now.seats, [entry for entry in now.log if entry.version > told])

    def is_lost(self) -> bool:
        """True if memory may differ from the store: a write or a reading has failed."""
        return self.is_in_doubt or (self.session is None and self.row.status in {"playing", "over"})

    async def reload_if_lost(self) -> None:
        """Reload a lost game, or raise an error. Call it under the lock."""
        if self.is_lost():
            await asyncio.shield(self.reload())  # in its own task, which database drivers need
            if self.is_lost():
                raise Missing("storage-no-table")

    async def load_session(self) -> Session:
        await self.reload_if_lost()
        return self.require_session()

    def announce(self, acks: dict[int, str]) -> None:
        session = self.require_session()
        changes = session.take_updates()
        self.announced_version = session.version
        self.audience.broadcast_changes(session, changes, self.names, acks, agenda.clock_display(self))
        self.send_order_changes()
        self._broadcast_fairness(session)
        if self.has_table_changed:
            self.has_table_changed = False
            self.broadcast_table()

    def send_order_changes(self) -> None:
        """Send each seat its standing order if it has changed: an armed change was made, or a waiver ended."""
        orders = self.require_session().orders.by_seat
        if orders == self._sent_orders:
            return
        for seat, (before, order) in enumerate(zip(self._sent_orders, orders, strict=True)):
            if order != before:
                self.audience.send_to_seat(seat, messages.OrderStands(order=order))
        self._sent_orders = list(orders)

    def _broadcast_fairness(self, session: Session) -> None:
        if session.fairness.revision != self._sent_fairness:
            self._sent_fairness = session.fairness.revision
            dealing.send_fairness(self.audience.everyone(), session)

    def send_order(self, seat: int, order: Order) -> None:
        self._sent_orders[seat] = order
        self.audience.send_to_seat(seat, messages.OrderStands(order=order))

    def broadcast_table(self) -> None:
        for news in self.table_messages():
            self.audience.broadcast(news)

    def table_messages(self) -> "Iterator[messages.FromServer]":
        """The messages with the table's seats and, if there are any, its clocks."""
        yield messages.TableNews(table=seat_rows.info(self))
        clocks = agenda.clock_display(self)
        if clocks is not UNSET:
            yield messages.ClocksStand(clocks=clocks)

    def close(self) -> None:
        """Stop all timers and tasks of the table."""
        self.scheduler.close()
        for waiting in self.absence_timers.values():
            waiting.cancel()

    # Welcomes.

    def welcome_all(self) -> None:
        for connections in self.audience.by_reader:
            if connections:
                push_by_words(connections, partial(welcome_text, self, connections[0].seat))
