"""One game at a table, move by move."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.errors import DecisionMade, MoveError, NotYourTurn
from goldgavel.kernel.fair.proof import Proof
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import Told, View
from goldgavel.session.clocks import Clocks, Outage
from goldgavel.session.fairness import Fairness, Promise
from goldgavel.session.orders import Given, Order, Orders, checked
from goldgavel.session.requests import Requests
from goldgavel.session.telling import Change, News, Teller
from goldgavel.session.wishes import Step, Wish, Wishes, Word, people_but


class Due(NamedTuple):
    """Something that happens without anybody's message: a deal, a bot's turn, an order's, or time is up."""

    at: float
    seat: int | None
    """None for a deal."""
    bot: str | None
    """The bot to ask; None if the move is known."""
    move: str | None
    late: bool = False
    """Whether it is the end of the seat's time."""


class Session:
    def __init__(
        self,
        game: Game[Any, Any],
        drivers: Sequence[str | None],
        pace: Pace,
        chance: Random,
        clock: Clock | None = None,
        outages: Sequence[Outage] = (),
    ) -> None:
        self.game = game
        self.pace = pace
        self.drivers = list(drivers)
        """By seat: the bot that plays it now, or None where a person does."""
        self.orders = Orders(game.players)
        self.version = 0
        self.decisions: list[int | None] = [None] * game.players
        """By seat: the id of the decision that is open, which is the version at which it arose."""
        self.ready = [False] * game.players
        self.state = game.start()
        self.requests = Requests(game.players)
        self.fairness = Fairness(game)
        self.clocks = Clocks(clock, game.players, outages)
        self.wishes = Wishes(game.players)
        self.ending: Literal["conceded"] | None = None
        """How the game ended, if not by the rules."""
        self._chance = chance
        self._asked_at = [0.0] * game.players
        self._pauses: list[tuple[int | None, float]] = [(None, 0.0)] * game.players
        self._waiting: list[int] = []
        self._rest_until = 0.0
        self._teller = Teller(self.state)

    # Moving.

    def move(self, seat: int, text: str, decision: int, request: str | None, now: float) -> Entry:
        """A move that answers the seat's decision. What is refused leaves everything as it was."""
        if decision != self.decisions[seat]:
            raise self._too_late(seat)
        return self._make("move", seat, text, request, now)

    def obey(self, due: Due, now: float) -> Entry:
        """Carry out a standing order whose time has come."""
        assert due.seat is not None
        assert due.move is not None
        return self._make("move", due.seat, due.move, None, now)

    def run_out(self, due: Due, now: float) -> Entry:
        """Move for a seat whose time is up: what tells nothing of the hand, or else anything that is legal."""
        assert due.seat is not None
        legal = [self.game.texts[action] for action in self.state.legal_actions(due.seat)]
        neutral = next((move for move in self.game.neutral_moves if move in legal), None)
        return self._make("time", due.seat, neutral or self._chance.choice(legal), None, now)

    def deal(self, cards: Any, now: float) -> Entry:
        """Begin a round with these cards."""
        self.state.deal(cards)
        self.fairness.dealt()
        self.version += 1
        self.ready = [False] * self.game.players
        self._teller.note_deal(self.version)
        self._ask(None, now)
        entry = self._entry("deal", None, msgspec.json.encode(cards).decode(), None, now)
        self._keep(entry, in_window=False)
        return entry

    def promise(self, made: Promise, now: float) -> Entry:
        """What the coming deal will be made of. The first one waits a little for the players' numbers."""
        self.fairness.promised(made)
        if not self.state.ledger.deals:
            self._rest_until = now + self.pace.numbers_wait
        return self._note("commitment", None, msgspec.json.encode(made).decode(), None, now)

    def add_number(self, seat: int, round_number: int, text: str, now: float) -> Entry:
        """A player's own number for that deal."""
        return self._add_number(seat, self.fairness.read_number(seat, round_number, text), now)

    def _add_number(self, seat: int, number: str, now: float) -> Entry:
        self.fairness.added(seat, number)
        return self._note("number", seat, number, None, now)

    def replay(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Take up a game from its log, and every standing order from where it was given."""
        self.follow_all(entries, given)
        self._teller.start_over(self.wishes.open, self._undoable())

    def follow_all(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Go on with what is in the log, and with orders that were given in between."""
        waiting = sorted(given, key=attrgetter("version"), reverse=True)
        for entry in entries:
            while waiting and waiting[-1].version < entry.version:
                self._recall(waiting.pop())
            self.follow(entry)
        while waiting:
            self._recall(waiting.pop())

    def follow(self, entry: Entry) -> None:
        """Do again what is in the log: it was checked when it was written, and the rules check it once more."""
        if entry.kind == "deal":
            self.deal(msgspec.json.decode(entry.text), entry.at)
        elif entry.kind in {"move", "time"}:
            assert entry.seat is not None
            self._make(entry.kind, entry.seat, entry.text, entry.request, entry.at)
        elif entry.kind == "commitment":
            self.promise(msgspec.json.decode(entry.text, type=Promise), entry.at)
        elif entry.kind == "number":
            assert entry.seat is not None
            self._add_number(entry.seat, entry.text, entry.at)
        else:
            self._note(entry.kind, entry.seat, entry.text, entry.request, entry.at)

    def _recall(self, given: Given) -> None:
        self.orders.give(given.seat, given.order)
        self._ask_about_impossible()

    def _make(self, kind: Kind, seat: int, text: str, request: str | None, now: float) -> Entry:
        in_window = self.state.in_window()
        since = self.counts_from(seat)
        action = self.game.parse_move(text)
        self.state.apply_action(action, seat)
        self._stop_clock(kind, seat, request, since, now)
        self.version += 1
        if request is not None:
            self.requests.note(seat, request, self.version)
        self._teller.note_move(self.version, seat, action, kind)
        written = self.game.texts[action]
        self._ask(seat, now)
        self._watch_window(seat, in_window, written != self.game.window_default, now)
        entry = self._entry(kind, seat, written, request, now)
        self._keep(entry, in_window=in_window)
        return entry

    def _keep(self, entry: Entry, *, in_window: bool) -> None:
        """Remember a step of the game, as something that might be taken back."""
        own = entry.kind != "deal" and (entry.request is not None or entry.text != self.game.window_default)
        shows = self.state.reveals()
        self.wishes.add(Step(entry.version, entry.kind, entry.seat, entry.text, own, in_window, shows))

    def _stop_clock(self, kind: Kind, seat: int, request: str | None, since: float, now: float) -> None:
        """Only who decided by themselves has used time: a bot's or an order's move has no request."""
        if kind == "time":
            self.clocks.exhaust(seat)
        elif request is not None:
            self.clocks.charge(seat, since, now)

    def _note(self, kind: Kind, seat: int | None, text: str, request: str | None, now: float) -> Entry:
        """What happens at the table beside the game itself."""
        self.version += 1
        if seat is not None and request is not None:
            self.requests.note(seat, request, self.version)
        entry = self._entry(kind, seat, text, request, now)
        self._teller.note(entry)
        if kind == "wish":
            self.wishes.hear(entry)
        elif kind == "undo":
            self._take_back(int(text), now)
        elif kind == "concede":
            self._end("conceded")
        return entry

    def _entry(self, kind: Kind, seat: int | None, text: str, request: str | None, now: float) -> Entry:
        return Entry(version=self.version, kind=kind, seat=seat, text=text, request=request, at=now)

    def is_over(self) -> bool:
        return self.ending is not None or bool(self.state.is_terminal())

    # Wishes.

    def wish(self, seat: int, word: Word, of: int | None, request: str | None, now: float) -> Entry:
        """Wish something, or answer a wish. Where there is nobody to ask, it is done at once."""
        if self.is_over():
            raise NotYourTurn("game-is-over")
        self.wishes.checked(seat, word, of)
        text = f"undo {of}" if word == "undo" else word
        if word not in {"undo", "concede"} or people_but(self.drivers, seat):
            return self._note("wish", seat, text, request, now)
        return self._grant(
            Wish(id=0, wish="undo" if word == "undo" else "concede", seat=seat, of=of), request, now
        )

    def granted(self, now: float) -> Entry | None:
        """What everybody has agreed to, done; None if there is no such wish."""
        wish = self.wishes.granted(self.drivers)
        return None if wish is None else self._grant(wish, None, now)

    def _grant(self, wish: Wish, request: str | None, now: float) -> Entry:
        text = "" if wish.of is None else str(wish.of - 1)
        return self._note(wish.wish, wish.seat, text, request, now)

    def is_held(self, now: float) -> bool:
        """Whether what happens by itself waits for the answers to a wish."""
        return self.wishes.open is not None and now < self.wishes.held_until

    def undoable(self, seat: int) -> int | None:
        """The version of the move that the seat may wish to take back now."""
        return self._undoable()[seat]

    def _undoable(self) -> list[int | None]:
        return [None] * self.game.players if self.is_over() else self.wishes.able

    def _take_back(self, version: int, now: float) -> None:
        """The game as it was at that version. Whoever decides anew is asked anew; a question still open stays."""
        undone = self.wishes.cut(version)
        self.state = self._played(self.wishes.steps)
        self._teller.go_back(self.state, len(self.wishes.steps))
        self.ready = [False] * self.game.players
        for seat, decision in enumerate(self.decisions):
            if decision is not None and decision > version:
                self.decisions[seat] = None
        self._ask(None, now)
        if self.state.in_window():
            self._rest_until = now + self.pace.trick_rest
        for step in undone:
            if step.own and step.in_window and step.seat is not None:
                self.orders.ask_once(step.seat)
        self._ask_about_impossible()

    def _played(self, steps: Iterable[Step]) -> Any:
        state = self.game.start()
        for step in steps:
            if step.kind == "deal":
                state.deal(msgspec.json.decode(step.text))
            else:
                state.apply_action(self.game.parse_move(step.text), step.seat)
        return state

    def _end(self, how: Literal["conceded"]) -> None:
        self.ending = how
        self.wishes.open = None
        self.decisions = [None] * self.game.players
        self._waiting = []
        self._teller.close()

    def _ask(self, mover: int | None, now: float) -> None:
        """Open a decision for each seat that has one to make; one that is open stays as it is (A9)."""
        self._waiting = waiting = self.state.to_move()
        for seat in range(self.game.players):
            if seat not in waiting:
                self.decisions[seat] = None
            elif seat == mover or self.decisions[seat] is None:
                self.decisions[seat] = self.version
                self._asked_at[seat] = now
        if not waiting:
            self._rest_until = now + self.pace.round_rest

    def _watch_window(self, mover: int, was_open: bool, changed: bool, now: float) -> None:
        is_open = self.state.in_window()
        if was_open:
            self.orders.answered(mover)
        if was_open and changed:
            self.orders.carried_out(mover)
            self.orders.bids_changed(mover)
        if is_open and (changed or not was_open):
            self._rest_until = now + self.pace.trick_rest
        if was_open and not is_open:
            self.orders.window_closed()
        self._ask_about_impossible()

    def _ask_about_impossible(self) -> None:
        """Here and not when it is due, so that a game that is taken up from its log comes to the same orders."""
        for seat in self._waiting if self.state.in_window() else ():
            armed = self.orders.by_seat[seat].move
            if armed is not None and self.state.why_illegal(armed, seat) is not None:
                self.orders.ask_instead(seat)

    def _too_late(self, seat: int) -> MoveError:
        if self.is_over():
            return NotYourTurn("game-is-over")
        if self.decisions[seat] is None:
            return DecisionMade("decision-none")
        return DecisionMade("decision-passed")

    def proof(self) -> Proof | None:
        """How every deal was made: a secret of the server's until the game is over."""
        return self.fairness.proof() if self.is_over() else None

    # What happens by itself.

    def due(self, now: float) -> Due | None:
        """The next thing that happens without a message, and when; None if the table waits for people."""
        if self.is_over():
            return None
        if not self._waiting:
            return self._held(Due(self._deal_at(now), None, None, None)) if self.state.needs_deal() else None
        in_window = self.state.in_window()
        found = [due for seat in self._waiting if (due := self._due_of(seat, in_window, now)) is not None]
        return min(map(self._held, found)) if found else None

    def _held(self, due: Due) -> Due:
        """While a wish waits for answers, bots, orders and deals wait too. Nobody wins time by it."""
        if self.wishes.open is None or due.late:
            return due
        return due._replace(at=max(due.at, self.wishes.held_until))

    def _deal_at(self, now: float) -> float:
        people = [seat for seat, bot in enumerate(self.drivers) if bot is None]
        is_first = not self.state.ledger.deals
        said = [seat in self.fairness.numbers if is_first else self.ready[seat] for seat in people]
        if self.version == 0 or all(said):
            return now
        return self._rest_until

    def _due_of(self, seat: int, in_window: bool, now: float) -> Due | None:
        bot = self.drivers[seat]
        if bot is not None:
            # A window is passed on without a pause, whatever the bot does in it.
            pause = 0.0 if in_window else self._pause(seat)
            return Due(self._asked_at[seat] + pause, seat, bot, None)
        order = self._order_of(seat, now) if in_window else None
        if order is not None or self.clocks.clock is None:
            return order
        return Due(self.runs_out(seat), seat, None, None, late=True)

    def counts_from(self, seat: int) -> float:
        """When the time for the seat's open decision begins to run.

        The rest of a window is free: until it is over, nobody else knows whether the seat wants to be asked.
        """
        asked = self._asked_at[seat]
        return max(asked, self._rest_until) if self.state.in_window() else asked

    def _pause(self, seat: int) -> float:
        """How long the bot seems to think: drawn once for each decision, from chance alone."""
        decision = self.decisions[seat]
        if self._pauses[seat][0] != decision:
            self._pauses[seat] = (decision, self.pace.bot_pause * self._chance.uniform(0.6, 1.4))
        return self._pauses[seat][1]

    def _order_of(self, seat: int, now: float) -> Due | None:
        order = self.orders.by_seat[seat]
        if order.move is not None:
            return Due(now, seat, None, order.move)
        if order.order == "ask":
            return None
        rest_until = self._rest_until if order.waive == "no" else now
        return Due(rest_until, seat, None, self.game.window_default)

    def is_waited_for(self, seat: int) -> bool:
        """Whether the game waits for a person's own answer. In a window it does so for who wants to be asked."""
        if self.decisions[seat] is None or self.drivers[seat] is not None:
            return False
        return not self.state.in_window() or self.orders.by_seat[seat].order == "ask"

    def runs_out(self, seat: int) -> float:
        """When the time for the seat's open decision is over."""
        return self.clocks.runs_out(seat, self.counts_from(seat))

    def resume_clocks(self, now: float) -> None:
        """After a pause of the whole table nobody's time has run out."""
        self._asked_at = [now] * self.game.players
        if self.state.in_window():
            self._rest_until = now + self.pace.trick_rest
        elif self.state.needs_deal():
            rest = self.pace.round_rest if self.state.ledger.deals else self.pace.numbers_wait
            self._rest_until = now + rest

    def give_order(self, seat: int, order: Order) -> Order:
        self.orders.give(seat, checked(self.game, order))
        self._ask_about_impossible()
        return self.orders.by_seat[seat]

    # Telling.

    def take_changes(self) -> list[Change]:
        """What every reader is to be told since the last time: a spectator first, then each seat."""
        return self._teller.take(self.wishes.open, self._undoable())

    def view(self, seat: int | None) -> View:
        """All that the reader may know now."""
        return self._teller.view(seat)

    def reasons(self, seat: int) -> dict[str, MoveError]:
        """For the seat's open decision, why what it might want to do is illegal."""
        return self.state.reasons(seat) if self.decisions[seat] is not None else {}

    def history_of(self, seat: int) -> Callable[[], Sequence[Told]]:
        """Everything that the seat was told, for a bot that wants to know; made when it is asked for."""
        return lambda: self.state.history(seat)

    def late_moves(self) -> set[int]:
        """Which moves of the record, from 0 on, the clock has made."""
        return self._teller.late_moves()

    def missed(self, seat: int | None, since: int) -> list[News]:
        """All that the reader was told after that version."""
        return self._teller.history(seat, since)
