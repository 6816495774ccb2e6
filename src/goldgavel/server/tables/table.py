"""One table: its row, its seats and its game, without sockets, storage or timers.

A transition changes the game in memory and returns what has to be stored as a `Change`. `TableRunner` stores it,
then calls `apply` and announces it. If that fails, the game is ahead of the store, and is read again from there.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from goldgavel import games
from goldgavel._version import VERSION
from goldgavel.bots.default_bot import default_bot
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError, MoveError
from goldgavel.protocol import messages
from goldgavel.protocol.table_info import SeatInfo, Series, TableInfo
from goldgavel.server.tables import dealing, seat_rows, series
from goldgavel.server.tables.agenda import with_agenda
from goldgavel.server.tables.change import Change
from goldgavel.server.tables.presence import Presence
from goldgavel.server.tables.results import results_of
from goldgavel.session.clock_display import SeatClock, seat_clocks
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Given, Order, checked
from goldgavel.text import seat_names

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game
    from goldgavel.server.tables.sources import Sources
    from goldgavel.storage.rows import SeatRow, SeriesResult, TableRow

ClockDisplay = tuple[SeatClock | None, ...]


class Table:
    def __init__(self, row: "TableRow", seats: "list[SeatRow]", sources: "Sources") -> None:
        self.row = row
        self.seats = seats
        self.session: Session | None = None
        self.stand_ins: set[int] = set(row.agenda.stand_ins) if row.agenda else set()
        """Seats of absent players that a bot plays."""
        self.earlier_results: list[SeriesResult] = []
        """Of the finished games of its series, see `series.py`."""
        self.has_changed = False
        """True if the last change was more than a move: it ended the game, or a bot took a seat."""
        self._sources = sources
        self._names: dict[str, list[str]] = {}

    @property
    def game(self) -> "Game[Any, Any]":
        return games.shared(self.row.game, msgspec.json.encode(self.row.options))

    # The game.

    def open_session(self, log: list[Entry], now: float, *, was_paused: bool = True) -> GoldGavelError | None:
        """Replay the game from its log. If the rules refuse the log, stop the table and return the problem."""
        if self.row.status == "playing":  # deleted players do not come back
            self.stand_ins |= {seat.seat for seat in self.seats if seat_rows.is_free(seat)}
        stand_in = default_bot(self.row.game)
        drivers = [stand_in if seat.seat in self.stand_ins else seat.bot for seat in self.seats]
        pace, clock, sources = self.row.settings.pace, self.row.settings.clock, self._sources
        session = Session(self.game, drivers, pace, sources.chance, clock, sources.outages)
        try:
            session.replay(log, seat_rows.orders_of(self.seats))
        except GoldGavelError as problem:
            self.stop()
            return problem
        session.clocks.resumed = sources.started
        if was_paused and clock is None:
            session.resume_clocks(now)
        self.session = session
        return None

    def follow(self, entries: Iterable[Entry], given: Iterable[Given], now: float) -> GoldGavelError | None:
        """Apply entries and orders that are in the store. If the rules refuse them, stop the table."""
        session = self.require_session()
        try:
            session.apply_entries(entries, given)
        except GoldGavelError as problem:
            self.stop()
            return problem
        if self.row.settings.clock is not None and self.row.status == "playing":
            self.row = with_agenda(self.row, session, self.stand_ins, now)
        return None

    def stop(self) -> None:
        """Stop a game that cannot continue. Its record stays."""
        self.row = msgspec.structs.replace(self.row, status="stopped", reason="table-stopped-replay")
        self.session = None

    def require_session(self) -> Session:
        if self.session is None:
            raise seat_rows.not_begun(self.row)
        return self.session

    # Transitions.

    def started(self, now: float) -> "tuple[TableRow, list[SeatRow]]":
        """The row and seats of a game that begins now. Bots take the free seats."""
        due = None if self.row.settings.clock is None else now
        row = msgspec.structs.replace(
            self.row, status="playing", started=now, touched=now, engine=VERSION, due=due
        )
        return row, seat_rows.with_bots(self.seats, default_bot(self.row.game))

    def move(self, seat: int, message: messages.Move, presence: Presence, now: float) -> Change:
        entry = self.require_session().move(seat, message.move, message.decision, message.id, now)
        return self._change([entry, *self._due_entries(now)], presence, now)

    def move_of_bot(self, seat: int, move: str, decision: int, presence: Presence, now: float) -> Change | None:
        """The bot's move; None if it cannot be made any more."""
        session = self.require_session()
        if session.is_held(now):
            return None
        try:
            entry = session.move(seat, move, decision, None, now)
        except MoveError:
            return None
        return self._change([entry, *self._due_entries(now)], presence, now)

    def propose(self, seat: int, message: messages.MakeWish, presence: Presence, now: float) -> Change:
        entry = self.require_session().propose(seat, message.wish, message.of, message.id, now)
        return self._change([entry, *self._due_entries(now)], presence, now)

    def add_number(self, seat: int, message: messages.AddNumber, presence: Presence, now: float) -> Change | None:
        """A player's own number for a deal; None if it is known already."""
        session = self.require_session()
        number = session.fairness.read_number(seat, message.round, message.number)
        if session.fairness.numbers.get(seat) == number:
            return None
        entry = session.add_number(seat, message.round, number, now)
        return self._change([entry, *self._due_entries(now)], presence, now)

    def due(self, presence: Presence, now: float) -> Change | None:
        """Everything that is due now; None if nothing is."""
        entries = self._due_entries(now)
        return self._change(entries, presence, now) if entries else None

    def _due_entries(self, now: float) -> list[Entry]:
        """Make the due entries: agreed proposals first, then deals, standing orders and timeouts."""
        session = self.require_session()
        granted = session.apply_agreed(now)
        entries = [] if granted is None else [granted]
        while (due := session.due(now)) is not None and due.at <= now and due.bot is None:
            if due.seat is None:
                entries += dealing.deal_entries(self.row.id, session, self._sources, now)
            elif due.late:
                entries.append(session.move_on_timeout(due, now))
            else:
                entries.append(session.carry_out_order(due, now))
        return entries

    def _change(self, entries: list[Entry], presence: Presence, now: float) -> Change:
        """What these entries, which the session has applied, change in the store."""
        session, row = self.require_session(), self.row
        if session.is_over():
            row = msgspec.structs.replace(
                row, status="over", ended=now, touched=now, ending=session.ending, due=None, agenda=None
            )
            return Change(entries, row, set(), results_of(row, self.seats, session.state))
        if row.settings.clock is None:
            return Change(entries, row, set(), None)
        late = self._timed_out_seats(entries, presence)
        for seat in late:
            session.drivers[seat] = default_bot(row.game)
        return Change(entries, with_agenda(row, session, self.stand_ins | late, now), late, None)

    def _timed_out_seats(self, entries: Sequence[Entry], presence: Presence) -> set[int]:
        """Seats whose time ran out while their player was away. A bot plays for them until the player is back."""
        late = {entry.seat for entry in entries if entry.kind == "time"}
        return {seat for seat in late if seat is not None and not presence.is_here(seat)}

    def apply(self, change: Change) -> None:
        """Take over a change that is stored."""
        row = change.row
        self.row = row if change.ended is None else msgspec.structs.replace(row, revision=row.revision + 1)
        self.stand_ins |= change.timed_out
        self.has_changed = bool(change.timed_out) or change.ended is not None

    # Standing orders.

    def checked_order(self, seat: int, message: messages.GiveOrder) -> Given:
        wanted = checked(self.game, Order(order=message.order, move=message.move, waive=message.waive))
        return Given(self.require_session().version, seat, wanted)

    def order_given(self, given: Given) -> Order:
        """Take over an order that is stored. Returns what stands now."""
        self.row = msgspec.structs.replace(self.row, revision=self.row.revision + 1)
        self.seats = seat_rows.with_order(self.seats, given)
        return self.require_session().give_order(given.seat, given.order)

    # Seats and stand-ins.

    def set_seats(self, seats: "list[SeatRow]") -> None:
        self.seats = seats
        self._names.clear()

    def seat_of(self, player: str | None) -> int | None:
        return seat_rows.seat_of_player(self.seats, player)

    def needs_stand_in(self, seat: int, presence: Presence) -> bool:
        """True if a player is absent from a running game, and no bot plays for them."""
        is_human = self.seats[seat].bot is None and seat not in self.stand_ins
        return self.row.status == "playing" and is_human and not presence.is_here(seat)

    def stand_in(self, seat: int) -> None:
        """Let a bot play for an absent player."""
        self.stand_ins.add(seat)
        if self.session is not None:
            self.session.drivers[seat] = default_bot(self.row.game)

    def end_stand_in(self, seat: int) -> bool:
        """Give the seat back to its player, from the next open decision. False if no bot played for them."""
        if self.session is not None:
            self.session.drivers[seat] = self.seats[seat].bot
        if seat not in self.stand_ins:
            return False
        self.stand_ins.discard(seat)
        return True

    def agenda_row(self, now: float) -> "TableRow":
        """The row with the agenda as it is now, after a change that added no entry."""
        row = msgspec.structs.replace(self.row, due=None, agenda=None)
        if self.session is not None and row.status == "playing":
            row = with_agenda(row, self.session, self.stand_ins, now)
        return row

    def is_rematch_complete(self, presence: Presence) -> bool:
        """True if this is a rematch and all its players are connected: then it starts automatically."""
        if not self.row.rematch or any(seat_rows.is_free(seat) for seat in self.seats):
            return False
        return all(presence.is_here(seat.seat) for seat in self.seats if seat.player is not None)

    # What is shown.

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

    def clock_display(self, now: float) -> ClockDisplay | UnsetType:
        """What each seat's clock shows; UNSET without a clock, or if the game is not running."""
        if self.row.settings.clock is None or self.session is None or self.row.status != "playing":
            return UNSET
        return seat_clocks(self.session, now)

    def info(self, presence: Presence) -> TableInfo:
        row = self.row
        return TableInfo(
            **msgspec.structs.asdict(row.settings),
            id=row.id,
            game=row.game,
            options=row.options,
            status=row.status,
            seats=tuple(self._seat_info(seat, presence) for seat in self.seats),
            maker=row.maker,
            watching=presence.spectator_count(),
            next=row.next,
            reason=row.reason,
            rematch=row.rematch,
            ending=row.ending,
            series=self._series(),
        )

    def _seat_info(self, seat: "SeatRow", presence: Presence) -> SeatInfo:
        stand_in = self.session is not None and seat.bot is None and self.session.drivers[seat.seat] is not None
        return SeatInfo(
            kind=seat_rows.shown_kind(seat, has_started=self.session is not None),
            name=seat.name,
            player=seat.player,
            bot=seat.bot,
            here=presence.is_here(seat.seat),
            stand_in=stand_in,
        )

    def _series(self) -> Series | None:
        """The tally up to this game, with the game itself when it is over."""
        if not self.row.rematch:
            return None
        own = series.own_results(self.row, self.seats, self.session)
        return series.tally([*self.earlier_results, *own], self.seats, self.game.sides)
