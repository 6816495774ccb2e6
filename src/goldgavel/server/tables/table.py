"""One table in memory: its people, its game, and what happens next.

Everything that changes the game goes through the table's lock, into the store, and only then to the people.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import UNSET

from goldgavel import games
from goldgavel._version import VERSION
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.sockets import messages
from goldgavel.server.sockets.connection import REMOVED
from goldgavel.server.tables import agenda, dealing, seat_rows
from goldgavel.server.tables.audience import Audience, push_by_language
from goldgavel.server.tables.commit import STAND_IN, TableCommit
from goldgavel.server.tables.lock import TableLock
from goldgavel.server.tables.scheduler import TableScheduler
from goldgavel.server.tables.welcome import welcome_text
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order
from goldgavel.storage.errors import Conflict, Missing
from goldgavel.text import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goldgavel.kernel.game import Game
    from goldgavel.server.context import ServerContext
    from goldgavel.storage.rows import SeatRow, TableRow

LOG = logging.getLogger("goldgavel.server")
MOST_TRIES = 20
"""Of a change that other workers are quicker with."""
T = TypeVar("T")


class LiveTable:
    def __init__(self, context: "ServerContext", row: "TableRow", seats: "list[SeatRow]") -> None:
        self.context = context
        self.row = row
        self.seats = seats
        self.audience = Audience(len(seats))
        self.session: Session | None = None
        self.told = 0
        """The version that all who are here have been told of; 0 if somebody has not been shown the game yet."""
        self.lock = TableLock()
        self.stand_ins: set[int] = set(row.agenda.stand_ins) if row.agenda else set()
        """Seats of people for whom a bot plays."""
        self.patience: dict[int, asyncio.TimerHandle] = {}
        """By seat: how long an absent person is waited for."""
        self.inbox: deque[Any] = deque()
        """What other workers did here, and is not done here yet."""
        self.idle_since = context.clock()
        self._names: dict[str, list[str]] = {}
        self.scheduler = TableScheduler(self)
        self.has_table_news = False
        self._told_orders: list[Order] = []
        self._told_fair = 0

    @property
    def game(self) -> "Game[Any, Any]":
        return games.shared(self.row.game, msgspec.json.encode(self.row.options))

    def names(self, lang: str) -> list[str]:
        """Bots in the reader's language; whoever has asked to be forgotten is named by the seat."""
        found = self._names.get(lang)
        if found is None:
            nameless = seat_names(len(self.seats), lang)
            found = [
                seat_rows.name_in(lang, seat) or other for seat, other in zip(self.seats, nameless, strict=True)
            ]
            self._names[lang] = found
        return found

    # The game begins, or is taken up again.

    def open_session(self, log: list[Entry], *, stood_still: bool = True) -> None:
        """The game from its log. One that the rules of today refuse is stopped, and its record stays."""
        if self.row.status == "playing":  # nobody is waited for who asked to be forgotten
            self.stand_ins |= {seat.seat for seat in self.seats if seat_rows.is_free(seat)}
        drivers = [STAND_IN if seat.seat in self.stand_ins else seat.bot for seat in self.seats]
        session = Session(
            self.game, drivers, self.row.pace, self.context.chance, self.row.clock, self.context.outages
        )
        try:
            session.replay(log, seat_rows.orders_of(self.seats))
        except GoldGavelError as problem:
            self.stop(problem)
            return
        session.clocks.resumed = self.context.started
        if stood_still and self.row.clock is None:
            session.resume_clocks(self.context.clock())
        self.session, self.told = session, session.version
        self._told_orders = list(session.orders.by_seat)
        self._told_fair = session.fairness.revision

    def stop(self, problem: GoldGavelError) -> None:
        """The game cannot go on here; the words of the problem would name cards."""
        LOG.error("the log of table %s does not replay: %s", self.row.id, problem.code)
        self.row = msgspec.structs.replace(self.row, status="stopped", reason="table-stopped-replay")
        self.session = None
        self.tell_table()

    async def start(self) -> None:
        """Deal, and tell everybody. A bot sits down on every free chair."""
        now = self.context.clock()
        seats = seat_rows.with_bots(self.seats, STAND_IN)
        due = None if self.row.clock is None else now
        row = msgspec.structs.replace(
            self.row, status="playing", started=now, touched=now, engine=VERSION, due=due
        )
        self.row = await self.context.store.save(row, seats)
        self.seats = seats
        self._names.clear()
        self._dismiss_strangers()
        self.open_session([])
        try:
            with suppress(Conflict):  # another worker heard of the start and was quicker to deal
                await self.commit(self.settle(now))
            session = self.playing()
            session.take_changes()  # the welcome shows it all
            self.told, self._told_fair = session.version, session.fairness.revision
            self.welcome_all()
            self.context.notices.started(self)
        finally:
            self._take_charge()

    def begin(self, log: list[Entry]) -> None:
        """What another worker has started."""
        self._dismiss_strangers()
        self.open_session(log)
        self.reseat(self.seats)
        self._take_charge()

    def _take_charge(self) -> None:
        """Whoever is not here when the game begins is waited for from now on."""
        from goldgavel.server.tables.presence import take_charge

        take_charge(self)

    def _dismiss_strangers(self) -> None:
        """Before the start everybody with the link may look; after it only where spectators are welcome."""
        if not self.row.spectators:
            for connection in self.audience.by_reader[0]:
                connection.close(REMOVED)

    def reseat(self, seats: "list[SeatRow]") -> None:
        """Other people on the chairs: each connection is shown the table from where its person sits now."""
        self.seats = seats
        self._names.clear()
        connections = self.audience.everyone()
        self.audience = Audience(len(seats), self.audience.elsewhere)
        for connection in connections:
            self.audience.add(connection, seat_rows.seat_of_player(seats, connection.player))
        if connections:
            self.context.neighbours.here_changed(self)
        self.welcome_all()

    def is_awaited_complete(self) -> bool:
        """Whether this is a rematch whose people are all here: then it starts by itself."""
        if not self.row.rematch or any(seat_rows.is_free(seat) for seat in self.seats):
            return False
        return all(self.audience.is_here(seat.seat) for seat in self.seats if seat.player is not None)

    # The game.

    def is_free(self) -> bool:
        """Whether a move can be made now, without waiting for anything before it."""
        return self.session is not None and not self.lock.locked() and self.context.store.has_room()

    def playing(self) -> Session:
        if self.session is None:
            raise seat_rows.not_begun(self.row)
        return self.session

    # What happens by itself.

    async def do_what_is_due(self) -> None:
        entries = self.settle(self.context.clock())
        if entries:
            with suppress(Conflict):  # somebody was quicker; what is due after that is seen anew
                await self.commit(entries)
                self.announce({})

    def settle(self, now: float) -> list[Entry]:
        """What all have agreed to; then deals, standing orders and ends of somebody's time that have come."""
        session = self.playing()
        granted = session.granted(now)
        entries = [] if granted is None else [granted]
        while (due := session.due(now)) is not None and due.at <= now and due.bot is None:
            if due.seat is None:
                entries += dealing.deal(self, session, now)
            else:
                entries.append(session.run_out(due, now) if due.late else session.obey(due, now))
        return entries

    async def wake(self) -> None:
        """Something is due here, although nobody may be here."""
        async with self.lock:
            await self.keep_agenda()
        self.context.neighbours.look_after(self)
        self.scheduler.plan()

    async def keep_agenda(self) -> None:
        """Have it written what comes next, where that has changed without an entry in the log."""
        row = msgspec.structs.replace(self.row, due=None, agenda=None)
        if self.session is not None and row.status == "playing":
            row = agenda.with_agenda(row, self.session, self.stand_ins, self.context.clock())
        await self.context.store.keep_agenda(row.id, row.due, row.agenda)
        self.row = row

    def is_at_rest(self, until: float) -> bool:
        """Whether nobody is here, and nothing happens before a time: then it need not stay in memory."""
        if any(self.audience.by_reader) or self.lock.locked() or self.scheduler.is_at_work():
            return False
        due = self.row.due if self.context.neighbours.keeps(self) else None
        return due is None or due > until

    def note_agenda(self) -> None:
        """What comes next may be something else now, without an entry in the log: a bot plays, one is back."""
        if self.row.clock is not None:
            self.scheduler.spawn(self.wake())

    # Commit, then announce.

    async def commit(self, entries: list[Entry]) -> None:
        pending = TableCommit(self, entries)
        try:
            await pending.write()
        except BaseException:
            await asyncio.shield(self.read_again())
            raise
        pending.apply()

    async def change(self, work: Callable[[], Awaitable[T]]) -> T:
        """Change the table's row or chairs, under the lock; after a change by another worker, look again."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                with suppress(Conflict):
                    return await work()
                await self.refresh()
            raise Conflict("storage-conflict")

    async def refresh(self) -> None:
        """The table as the store has it now. Under the lock."""
        from goldgavel.server.live.following import adopt

        if self.is_lost():
            await self.take_up()
            return
        now = await self.context.store.table_now(self.row.id, self.session.version if self.session else -1)
        if now is None:
            raise Missing("storage-no-table")
        adopt(self, now.row, now.seats, now.log)

    async def read_again(self) -> None:
        """Memory gives way to the log: the game is taken back to what was told, and goes on as the log says.

        Where somebody has not been shown the game yet, nobody is told how it went on: all are shown it whole.
        """
        from goldgavel.server.live.following import adopt

        self.session = None
        now = await self.context.store.table_now(self.row.id, -1)
        if now is None:
            return
        told = self.told
        if told:
            self.open_session([entry for entry in now.log if entry.version <= told], stood_still=False)
        adopt(self, now.row, now.seats, [entry for entry in now.log if entry.version > told])

    def is_lost(self) -> bool:
        """Whether there is a game, but the store could not be read when that was needed."""
        return self.session is None and self.row.status in {"playing", "over"}

    async def take_up(self) -> None:
        """A game that was lost, from the store now, or an error. Under the lock."""
        if self.is_lost():
            await asyncio.shield(self.read_again())  # in a task, which drivers of databases need
            if self.is_lost():
                raise Missing("storage-no-table")

    async def taken_up(self) -> Session:
        await self.take_up()
        return self.playing()

    def announce(self, acks: dict[int, str]) -> None:
        session = self.playing()
        changes = session.take_changes()
        self.told = session.version
        self.audience.tell_changes(session, changes, self.names, acks, agenda.faces(self))
        self.tell_orders()
        self._tell_fairness(session)
        if self.has_table_news:
            self.has_table_news = False
            self.tell_table()

    def tell_orders(self) -> None:
        """An armed change that was made, or a waiver that has ended, is news to its owner alone."""
        orders = self.playing().orders.by_seat
        if orders == self._told_orders:
            return
        for seat, (before, order) in enumerate(zip(self._told_orders, orders, strict=True)):
            if order != before:
                self.audience.tell_seat(seat, messages.OrderStands(order=order))
        self._told_orders = list(orders)

    def _tell_fairness(self, session: Session) -> None:
        if session.fairness.revision != self._told_fair:
            self._told_fair = session.fairness.revision
            dealing.tell(self.audience.everyone(), session)

    def order_given(self, seat: int, order: Order) -> None:
        self._told_orders[seat] = order
        self.audience.tell_seat(seat, messages.OrderStands(order=order))

    def tell_table(self) -> None:
        for news in self.news():
            self.audience.tell_all(news)

    def news(self) -> "Iterator[messages.FromServer]":
        """Who sits where, and what the clocks show."""
        yield messages.TableNews(table=seat_rows.info(self))
        clocks = agenda.faces(self)
        if clocks is not UNSET:
            yield messages.ClocksStand(clocks=clocks)

    def close(self) -> None:
        """Out of memory: nothing happens by itself any more."""
        self.scheduler.close()
        for waiting in self.patience.values():
            waiting.cancel()

    # Welcomes.

    def welcome_all(self) -> None:
        for connections in self.audience.by_reader:
            if connections:
                push_by_language(connections, partial(welcome_text, self, connections[0].seat))
