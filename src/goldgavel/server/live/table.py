"""One table in memory: its people, its game, and what happens next.

Everything that changes the game goes through the table's lock, into the store, and only then to the people.
"""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel import games
from goldgavel._version import VERSION
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError, MoveError
from goldgavel.server.live import messages, seating
from goldgavel.server.live.audience import Audience, push_by_language, refusal, told
from goldgavel.server.live.connection import REMOVED, Connection
from goldgavel.server.live.results import results_of
from goldgavel.session.orders import Order
from goldgavel.session.session import Due, Session
from goldgavel.text import seat_names

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game
    from goldgavel.server.house import House
    from goldgavel.storage.rows import SeatRow, TableRow

LOG = logging.getLogger("goldgavel.server")
STAND_IN = "adept"
"""The bot that plays for a person who is away."""


class LiveTable:
    def __init__(self, house: "House", row: "TableRow", seats: "list[SeatRow]") -> None:
        self.house = house
        self.row = row
        self.seats = seats
        self.audience = Audience(len(seats))
        self.session: Session | None = None
        self.lock = asyncio.Lock()
        self.away_since = [house.clock()] * len(seats)
        self.idle_since = house.clock()
        self._names: dict[str, list[str]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def game(self) -> "Game[Any, Any]":
        return games.shared(self.row.game, msgspec.json.encode(self.row.options))

    def names(self, lang: str) -> list[str]:
        """Whoever has asked to be forgotten is named by the seat."""
        found = self._names.get(lang)
        if found is None:
            nameless = seat_names(len(self.seats), lang)
            found = [seat.name or other for seat, other in zip(self.seats, nameless, strict=True)]
            self._names[lang] = found
        return found

    # The game begins, or is taken up again.

    def open_session(self, log: list[Entry]) -> None:
        """The game from its log. One that the rules of today refuse is stopped, and its record stays."""
        drivers = [seat.bot for seat in self.seats]
        orders = [seating.order_of(seat) for seat in self.seats]
        session = Session(self.game, drivers, self.row.pace, self.house.chance, orders)
        try:
            session.replay(log)
        except GoldGavelError:
            LOG.exception("the log of table %s does not replay", self.row.id)
            self.row = msgspec.structs.replace(self.row, status="stopped", reason="table-stopped-replay")
            return
        session.resume_clocks(self.house.clock())
        self.session = session

    async def start(self) -> None:
        """Deal, and tell everybody. A bot sits down on every free chair."""
        now = self.house.clock()
        self.seats = seating.with_bots(self.seats, STAND_IN)
        self._names.clear()
        self.row = msgspec.structs.replace(self.row, status="playing", started=now, touched=now, engine=VERSION)
        await self.house.store.save(self.row, self.seats)
        self.open_session([])
        await self._commit(self._settle(now))
        self._playing().take_changes()  # the welcome shows it all
        self._dismiss_strangers()
        self.welcome_all()
        self.plan()

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
        self.audience = Audience(len(seats))
        for connection in connections:
            self.audience.add(connection, seating.seat_of_player(seats, connection.player))
        self.welcome_all()

    def is_awaited_complete(self) -> bool:
        """Whether this is a rematch whose people are all here: then it starts by itself."""
        if not self.row.rematch or any(seating.is_free(seat) for seat in self.seats):
            return False
        return all(self.audience.is_here(seat.seat) for seat in self.seats if seat.player is not None)

    # Messages.

    async def receive(self, connection: Connection, message: messages.ClientMessage) -> None:
        """What a player says. A spectator has no say."""
        if isinstance(message, messages.Ping):
            connection.push(messages.encode(messages.Pong(id=message.id)))
            return
        request = message.id if isinstance(message, messages.Move) else None
        try:
            await self._obey(connection, message)
        except GoldGavelError as problem:
            self._refuse(connection, request, problem)

    def _refuse(self, connection: Connection, request: str | None, problem: GoldGavelError) -> None:
        said = messages.Refused(id=request, refusal=refusal(problem, connection.lang or "en"))
        connection.push(messages.encode(said))

    async def _obey(self, connection: Connection, message: messages.ClientMessage) -> None:
        seat, session = connection.seat, self.session
        if seat is None:
            raise seating.not_seated()
        if session is None:
            raise seating.not_begun(self.row)
        if isinstance(message, messages.Move):
            await self._move(connection, seat, message)
        elif isinstance(message, messages.GiveOrder):
            await self._take_order(seat, message)
        elif isinstance(message, messages.AskWhy):
            self._tell_why(connection, session, seat, message.move)
        else:
            session.ready[seat] = True
            await self._go_on()

    async def _move(self, connection: Connection, seat: int, message: messages.Move) -> None:
        async with self.lock:
            session = self._playing()
            done = session.requests.version_of(seat, message.id)
            if done is not None:
                again = messages.Done(ack=message.id, version=done)
                connection.push(messages.encode(again))
                return
            now = self.house.clock()
            entry = session.move(seat, message.move, message.decision, message.id, now)
            await self._commit([entry, *self._settle(now)])
            self._announce({seat: message.id})
        self.plan()

    async def _take_order(self, seat: int, message: messages.GiveOrder) -> None:
        async with self.lock:
            wanted = Order(order=message.order, move=message.move, waive=message.waive)
            order = self._playing().give_order(seat, wanted)
            self.seats[seat] = seating.with_order(self.seats[seat], order)
            await self.house.store.save(self.row, self.seats)
            self.audience.tell_seat(seat, messages.OrderStands(order=order))
        await self._go_on()

    def _tell_why(self, connection: Connection, session: Session, seat: int, move: str) -> None:
        problem = session.state.why_illegal(move, seat)
        found = None if problem is None else refusal(problem, connection.lang or "en")
        connection.push(messages.encode(messages.Why(move=move, refusal=found)))

    def _playing(self) -> Session:
        if self.session is None:
            raise seating.not_begun(self.row)
        return self.session

    # What happens by itself.

    async def _go_on(self) -> None:
        """Do whatever is due now, and plan what is due later."""
        async with self.lock:
            entries = self._settle(self.house.clock())
            if entries:
                await self._commit(entries)
                self._announce({})
        self.plan()

    def _settle(self, now: float) -> list[Entry]:
        """Deals and standing orders whose time has come."""
        session = self._playing()
        entries = []
        while (due := session.due(now)) is not None and due.at <= now and due.bot is None:
            if due.seat is None:
                entries.append(session.deal(self.house.dealer(session.state), now))
            else:
                entries.append(session.obey(due, now))
        return entries

    def plan(self) -> None:
        """See to the next thing that happens by itself. A table where nobody is stands still."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        session = self.session
        if session is None or not any(self.audience.by_reader):
            return
        now = self.house.clock()
        due = session.due(now)
        if due is None:
            return
        if due.bot is None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due.at - now), self.spawn_go_on)
        elif self._thinking is None:
            self._thinking = asyncio.create_task(self._bot_turn(due))
            self._thinking.add_done_callback(self._thought)

    def spawn_go_on(self) -> None:
        task = asyncio.create_task(self._go_on())
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s", self.row.id, exc_info=task.exception())

    def _thought(self, task: "asyncio.Task[None]") -> None:
        self._thinking = None
        self._finished(task)
        self.plan()

    async def _bot_turn(self, due: Due) -> None:
        """The bot thinks while its pause runs, so that the time it takes tells nothing."""
        session = self._playing()
        assert due.seat is not None
        assert due.bot is not None
        decision = session.decisions[due.seat]
        seed = self.house.chance.getrandbits(64)
        view = session.state.view(due.seat)
        answer = await self.house.bots.choose(self.game, due.bot, view, session.history_of(due.seat), seed)
        await asyncio.sleep(max(0.0, due.at - self.house.clock()))
        async with self.lock:
            if session is not self.session or session.drivers[due.seat] != due.bot or decision is None:
                return
            now = self.house.clock()
            try:
                entry = session.move(due.seat, answer, decision, None, now)
            except MoveError:
                return
            await self._commit([entry, *self._settle(now)])
            self._announce({})

    # Commit, then announce.

    async def _commit(self, entries: list[Entry]) -> None:
        session = self._playing()
        ended = None
        if session.state.is_terminal():
            now = self.house.clock()
            self.row = msgspec.structs.replace(self.row, status="over", ended=now, touched=now)
            ended = (self.row, results_of(self.row, self.seats, session.state))
        try:
            await self.house.store.append(self.row.id, entries, ended)
        except BaseException:
            await asyncio.shield(self._read_again())
            raise

    async def _read_again(self) -> None:
        """What is in memory is ahead of the log, so memory gives way."""
        self.session = None
        found = await self.house.store.table(self.row.id)
        if found is not None:
            self.row, self.seats = found
            self.open_session(await self.house.store.log(self.row.id))
            self.welcome_all()

    def _announce(self, acks: dict[int, str]) -> None:
        session = self._playing()
        self.audience.tell_changes(session, session.take_changes(), self.names, acks)
        if session.state.is_terminal():
            self.tell_table()

    def tell_table(self) -> None:
        self.audience.tell_all(messages.TableNews(table=seating.info(self)))

    def close(self) -> None:
        """Out of memory: nothing happens by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._tasks, *filter(None, [self._thinking])]:
            task.cancel()

    # Welcomes.

    def welcome_all(self) -> None:
        for connections in self.audience.by_reader:
            if connections:
                push_by_language(connections, partial(self.welcome, connections[0].seat))

    def welcome(self, seat: int | None, lang: str | None, since: int | None = None) -> messages.Welcome:
        session = self.session
        reasons = {} if session is None or seat is None else session.reasons(seat)
        missed = [] if session is None or since is None else session.missed(seat, since)
        return messages.Welcome(
            protocol=messages.PROTOCOL,
            engine=VERSION,
            table=seating.info(self),
            seat=seat,
            version=session.version if session else 0,
            view=session.state.view(seat) if session else None,
            decision=session.decisions[seat] if session and seat is not None else None,
            refusals={move: refusal(problem, lang) for move, problem in reasons.items()},
            order=session.orders.by_seat[seat] if session and seat is not None else None,
            missed=tuple(told(news, self.row.game, seat, self.names, lang) for news in missed),
        )
