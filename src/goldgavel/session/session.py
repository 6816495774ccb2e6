# cython: boundscheck=True, wraparound=True
"""One game at a table, move by move."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from random import Random
from typing import Any, Literal

import msgspec

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.errors import MoveError, NotYourTurn
from goldgavel.kernel.fair.proof import Proof
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import Told, View
from goldgavel.session.clocks import Outage
from goldgavel.session.fairness import Promise
from goldgavel.session.idempotency import CompletedRequests
from goldgavel.session.pending import DueAction, PendingDecisions
from goldgavel.session.proposals import GameStep, Proposal, ProposalAction, other_people
from goldgavel.session.standing_orders import Given
from goldgavel.session.updates import EntryView, ReaderUpdate, UpdateTracker


class Session(PendingDecisions):
    def __init__(
        self,
        game: Game[Any, Any],
        drivers: Sequence[str | None],
        pace: Pace,
        chance: Random,
        clock: Clock | None = None,
        outages: Sequence[Outage] = (),
    ) -> None:
        super().__init__(game, drivers, pace, chance, clock, outages)
        self.requests = CompletedRequests(game.players)
        self._tracker = UpdateTracker(self.state)

    # Moving.

    def move(self, seat: int, text: str, decision: int, request: str | None, now: float) -> Entry:
        """A move that answers the seat's decision. What is refused leaves everything as it was."""
        if decision != self.decisions[seat]:
            raise self._stale_decision(seat)
        return self._apply_move("move", seat, text, request, now)

    def carry_out_order(self, due: DueAction, now: float) -> Entry:
        """Carry out a standing order whose time has come."""
        assert due.seat is not None
        assert due.move is not None
        return self._apply_move("move", due.seat, due.move, None, now)

    def move_on_timeout(self, due: DueAction, now: float) -> Entry:
        """Move for a seat whose time is up: what tells nothing of the hand, or else anything that is legal."""
        assert due.seat is not None
        legal = [self.game.texts[action] for action in self.state.legal_actions(due.seat)]
        neutral = next((move for move in self.game.neutral_moves if move in legal), None)
        return self._apply_move("time", due.seat, neutral or self._chance.choice(legal), None, now)

    def deal(self, cards: Any, now: float) -> Entry:
        """Begin a round with these cards."""
        self.state.deal(cards)
        self.fairness.dealt()
        self.version += 1
        self.ready = [False] * self.game.players
        self._tracker.add_deal(self.version)
        self._open_decisions(None, now)
        entry = self._entry("deal", None, msgspec.json.encode(cards).decode(), None, now)
        self._record_step(entry, in_window=False)
        return entry

    def promise(self, made: Promise, now: float) -> Entry:
        """What the coming deal will be made of. The first one waits a little for the players' numbers."""
        self.fairness.promised(made)
        if not self.state.ledger.deals:
            self._rest_until = now + self.pace.numbers_wait
        return self._add_note("commitment", None, msgspec.json.encode(made).decode(), None, now)

    def add_number(self, seat: int, round_number: int, text: str, now: float) -> Entry:
        """A player's own number for that deal."""
        return self._add_number(seat, self.fairness.read_number(seat, round_number, text), now)

    def _add_number(self, seat: int, number: str, now: float) -> Entry:
        self.fairness.added(seat, number)
        return self._add_note("number", seat, number, None, now)

    def replay(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Take up a game from its log, and every standing order from where it was given."""
        self.apply_entries(entries, given)
        self._tracker.reset(self.proposals.open, self._undoable())

    def apply_entries(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Go on with what is in the log, and with orders that were given in between."""
        waiting = sorted(given, key=attrgetter("version"), reverse=True)
        for entry in entries:
            while waiting and waiting[-1].version < entry.version:
                self._restore_order(waiting.pop())
            self.apply_entry(entry)
        while waiting:
            self._restore_order(waiting.pop())

    def apply_entry(self, entry: Entry) -> None:
        """Do again what is in the log: it was checked when it was written, and the rules check it once more."""
        if entry.kind == "deal":
            self.deal(msgspec.json.decode(entry.text), entry.at)
        elif entry.kind in {"move", "time"}:
            assert entry.seat is not None
            self._apply_move(entry.kind, entry.seat, entry.text, entry.request, entry.at)
        elif entry.kind == "commitment":
            self.promise(msgspec.json.decode(entry.text, type=Promise), entry.at)
        elif entry.kind == "number":
            assert entry.seat is not None
            self._add_number(entry.seat, entry.text, entry.at)
        else:
            self._add_note(entry.kind, entry.seat, entry.text, entry.request, entry.at)

    def _restore_order(self, given: Given) -> None:
        self.orders.give(given.seat, given.order)
        self._replace_impossible_orders()

    def _apply_move(self, kind: Kind, seat: int, text: str, request: str | None, now: float) -> Entry:
        in_window = self.state.in_window()
        since = self.counts_from(seat)
        action = self.game.parse_move(text)
        self.state.apply_action(action, seat)
        self._stop_clock(kind, seat, request, since, now)
        self.version += 1
        if request is not None:
            self.requests.add(seat, request, self.version)
        self._tracker.add_move(self.version, seat, action, kind)
        written = self.game.texts[action]
        self._open_decisions(seat, now)
        if not self._to_move and self.is_over():
            self.fairness.ended()
        self._after_window_move(seat, in_window, written != self.game.window_default, now)
        entry = self._entry(kind, seat, written, request, now)
        self._record_step(entry, in_window=in_window)
        return entry

    def _record_step(self, entry: Entry, *, in_window: bool) -> None:
        """Remember a step of the game, as something that might be taken back."""
        own = entry.kind != "deal" and (entry.request is not None or entry.text != self.game.window_default)
        reveals = self.state.reveals()
        if reveals in self.game.looked_at:
            self._delay_questions(entry.at)
        self.proposals.add(GameStep(entry.version, entry.kind, entry.seat, entry.text, own, in_window, reveals))

    def _stop_clock(self, kind: Kind, seat: int, request: str | None, since: float, now: float) -> None:
        """Only who decided by themselves has used time: a bot's or an order's move has no request."""
        if kind == "time":
            self.clocks.exhaust(seat)
        elif request is not None:
            self.clocks.charge(seat, since, now)

    def _add_note(self, kind: Kind, seat: int | None, text: str, request: str | None, now: float) -> Entry:
        """What happens at the table beside the game itself."""
        self.version += 1
        if seat is not None and request is not None:
            self.requests.add(seat, request, self.version)
        entry = self._entry(kind, seat, text, request, now)
        self._tracker.add_note(entry)
        if kind == "wish":
            self.proposals.apply(entry)
        elif kind == "undo":
            self._undo_to(int(text), now)
        elif kind == "concede":
            self._end("conceded")
        return entry

    def _entry(self, kind: Kind, seat: int | None, text: str, request: str | None, now: float) -> Entry:
        return Entry(version=self.version, kind=kind, seat=seat, text=text, request=request, at=now)

    # Proposals.

    def propose(self, seat: int, word: ProposalAction, of: int | None, request: str | None, now: float) -> Entry:
        """Proposal something, or answer a wish. Where there is nobody to ask, it is done at once."""
        if self.is_over():
            raise NotYourTurn("game-is-over")
        self.proposals.check(seat, word, of)
        text = f"undo {of}" if word == "undo" else word
        if word not in {"undo", "concede"} or other_people(self.drivers, seat):
            return self._add_note("wish", seat, text, request, now)
        return self._carry_out(
            Proposal(id=0, wish="undo" if word == "undo" else "concede", seat=seat, of=of), request, now
        )

    def apply_agreed(self, now: float) -> Entry | None:
        """What everybody has agreed to, done; None if there is no such wish."""
        wish = self.proposals.agreed_by_all(self.drivers)
        return None if wish is None else self._carry_out(wish, None, now)

    def _carry_out(self, wish: Proposal, request: str | None, now: float) -> Entry:
        text = "" if wish.of is None else str(wish.of - 1)
        return self._add_note(wish.wish, wish.seat, text, request, now)

    def undoable(self, seat: int) -> int | None:
        """The version of the move that the seat may wish to take back now."""
        return self._undoable()[seat]

    def _undoable(self) -> list[int | None]:
        return [None] * self.game.players if self.is_over() else self.proposals.undoable

    def _undo_to(self, version: int, now: float) -> None:
        """The game as it was at that version. Whoever decides anew is asked anew; a question still open stays."""
        undone = self.proposals.undo_to(version)
        self.state = self._replay_steps(self.proposals.steps)
        self._tracker.rewind(self.state, len(self.proposals.steps))
        self.ready = [False] * self.game.players
        for seat, decision in enumerate(self.decisions):
            if decision is not None and decision > version:
                self.decisions[seat] = None
        self._open_decisions(None, now)
        if self.state.in_window():
            self._rest_until = now + self.pace.trick_rest
        for step in undone:
            if step.own and step.in_window and step.seat is not None:
                self.orders.ask_once(step.seat)
        self._replace_impossible_orders()

    def _replay_steps(self, steps: Iterable[GameStep]) -> Any:
        state = self.game.start()
        for step in steps:
            if step.kind == "deal":
                state.deal(msgspec.json.decode(step.text))
            else:
                state.apply_action(self.game.parse_move(step.text), step.seat)
        return state

    def _end(self, how: Literal["conceded"]) -> None:
        self.ending = how
        self.fairness.ended()
        self.proposals.open = None
        self.decisions = [None] * self.game.players
        self._to_move = []
        self._tracker.close()

    def proof(self) -> Proof | None:
        """How every deal was made: a secret of the server's until the game is over."""
        return self.fairness.proof() if self.is_over() else None

    # Telling.

    def take_updates(self) -> list[ReaderUpdate]:
        """What every reader is to be told since the last time: a spectator first, then each seat."""
        return self._tracker.take(self.proposals.open, self._undoable())

    def view(self, seat: int | None) -> View:
        """All that the reader may know now."""
        return self._tracker.view(seat)

    def reasons(self, seat: int) -> dict[str, MoveError]:
        """For the seat's open decision, why what it might want to do is illegal."""
        return self.state.reasons(seat) if self.decisions[seat] is not None else {}

    def history_of(self, seat: int) -> Callable[[], Sequence[Told]]:
        """Everything that the seat was told, for a bot that wants to know; made when it is asked for."""
        return lambda: self.state.history(seat)

    def timeout_moves(self) -> set[int]:
        """Which moves of the record, from 0 on, the clock has made."""
        return self._tracker.timeout_moves()

    def entries_since(self, seat: int | None, since: int) -> list[EntryView]:
        """All that the reader was told after that version."""
        return self._tracker.history(seat, since)
