# cython: boundscheck=True, wraparound=True
"""`Session`: the authority over one game at a table."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from random import Random
from typing import Any, Literal

import msgspec

from goldgavel.games.chapters import Chapter
from goldgavel.kernel.entries import Entry, Kind
from goldgavel.kernel.errors import MoveError, NotYourTurn
from goldgavel.kernel.fair.proof import Proof
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import Clock
from goldgavel.kernel.views import Told, View
from goldgavel.session.clocks import Outage
from goldgavel.session.event_text import in_words
from goldgavel.session.fairness import Promise
from goldgavel.session.idempotency import CompletedRequests
from goldgavel.session.pending import DueAction, PendingDecisions
from goldgavel.session.proposals import GameStep, Proposal, ProposalAction, other_people
from goldgavel.session.standing_orders import Given
from goldgavel.session.updates import EntryView, ReaderUpdate, UpdateTracker


class Session(PendingDecisions):
    """One game: checks and applies moves, deals and proposals, and computes the updates for its readers."""

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

    # Moves and deals.

    def move(self, seat: int, text: str, decision: int, request: str | None, now: float) -> Entry:
        """Apply a move that answers the seat's decision. A refused move changes nothing."""
        if decision != self.decisions[seat]:
            raise self._stale_decision(seat)
        return self._apply_move("move", seat, text, request, now)

    def carry_out_order(self, due: DueAction, now: float) -> Entry:
        """Carry out a standing order that is due."""
        assert due.seat is not None
        assert due.move is not None
        return self._apply_move("move", due.seat, due.move, None, now)

    def move_on_timeout(self, due: DueAction, now: float) -> Entry:
        """Move for a seat whose time is up.

        Prefers a move that reveals nothing about the hand; otherwise picks a legal one at random.
        """
        assert due.seat is not None
        legal = [self.game.texts[action] for action in self.state.legal_actions(due.seat)]
        neutral = next((move for move in self.game.neutral_moves if move in legal), None)
        return self._apply_move("time", due.seat, neutral or self._chance.choice(legal), None, now)

    def deal(self, cards: Any, now: float) -> Entry:
        """Start a round with these cards."""
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
        """Record the commitment to the next deal. The first deal waits `numbers_wait` for the players' numbers."""
        self.fairness.promised(made)
        if not self.state.move_log.deals:
            self._rest_until = now + self.pace.numbers_wait
        return self._add_note("commitment", None, msgspec.json.encode(made).decode(), None, now)

    def add_number(self, seat: int, round_number: int, text: str, now: float) -> Entry:
        """Add a player's own number to the coming deal."""
        return self._add_number(seat, self.fairness.read_number(seat, round_number, text), now)

    def _add_number(self, seat: int, number: str, now: float) -> Entry:
        self.fairness.added(seat, number)
        return self._add_note("number", seat, number, None, now)

    def replay(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Restore a game from its log. Each standing order takes effect at the version where it was given."""
        self.apply_entries(entries, given)
        self._tracker.reset(self.proposals.open, self._undoable())

    def apply_entries(self, entries: Iterable[Entry], given: Iterable[Given] = ()) -> None:
        """Apply further log entries, and the orders given between them."""
        waiting = sorted(given, key=attrgetter("version"), reverse=True)
        for entry in entries:
            while waiting and waiting[-1].version < entry.version:
                self._restore_order(waiting.pop())
            self.apply_entry(entry)
        while waiting:
            self._restore_order(waiting.pop())

    def apply_entry(self, entry: Entry) -> None:
        """Apply one log entry. It was checked when it was written; the rules check moves again."""
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
        """Record a step, so that it can be taken back."""
        own = entry.kind != "deal" and (entry.request is not None or entry.text != self.game.window_default)
        reveals = self.state.reveals()
        if reveals in self.game.looked_at:
            self._delay_questions(entry.at)
        self.proposals.add(GameStep(entry.version, entry.kind, entry.seat, entry.text, own, in_window, reveals))

    def _stop_clock(self, kind: Kind, seat: int, request: str | None, since: float, now: float) -> None:
        """Charge the seat's clock. Moves by bots and standing orders have no request and cost no time."""
        if kind == "time":
            self.clocks.exhaust(seat)
        elif request is not None:
            self.clocks.charge(seat, since, now)

    def _add_note(self, kind: Kind, seat: int | None, text: str, request: str | None, now: float) -> Entry:
        """Add an entry that is neither a move nor a deal, and apply it."""
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
        """Make or answer a proposal. If no other person plays, a new one is carried out immediately."""
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
        """Carry out the open proposal if everyone has agreed; return its entry, otherwise None."""
        proposal = self.proposals.agreed_by_all(self.drivers)
        return None if proposal is None else self._carry_out(proposal, None, now)

    def _carry_out(self, proposal: Proposal, request: str | None, now: float) -> Entry:
        text = "" if proposal.of is None else str(proposal.of - 1)
        return self._add_note(proposal.wish, proposal.seat, text, request, now)

    def undoable(self, seat: int) -> int | None:
        """Return the version of the move that the seat may propose to take back; None without one."""
        return self._undoable()[seat]

    def _undoable(self) -> list[int | None]:
        return [None] * self.game.players if self.is_over() else self.proposals.undoable

    def _undo_to(self, version: int, now: float) -> None:
        """Go back to the game at that version.

        Decisions opened later are opened again; a decision that was already open then stays open.
        """
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
        """Return the proof of every deal; None until the game is over, because it reveals the server's secrets."""
        return self.fairness.proof() if self.is_over() else None

    # Views and updates.

    def take_updates(self) -> list[ReaderUpdate]:
        """Return each reader's update since the last call: the spectator first, then each seat."""
        return self._tracker.take(self.proposals.open, self._undoable())

    def view(self, seat: int | None) -> View:
        """Return the current view of a seat, or of a spectator (None)."""
        return self._tracker.view(seat)

    def reasons(self, seat: int) -> dict[str, MoveError]:
        """Return why likely moves are illegal for the seat's open decision; empty without a decision."""
        return self.state.reasons(seat) if self.decisions[seat] is not None else {}

    def history_of(self, seat: int) -> Callable[[], Sequence[Told]]:
        """Return a function that builds the seat's history, for bots that ask for it."""
        return lambda: self.state.history(seat)

    def timeout_moves(self) -> set[int]:
        """Return the indexes, from 0, of the record's moves made by a timeout."""
        return self._tracker.timeout_moves()

    def in_words(self, entry: EntryView) -> EntryView:
        """Return an entry of the log with its lines and headings."""
        return in_words(entry, self.game.name, self.chapters_of(entry)[0])

    def chapters_of(self, entry: EntryView) -> tuple[Chapter, Chapter]:
        """Return the chapters of the log before and after an entry: the same object if it stays in its chapter."""
        return self._tracker.chapters_of(entry.version)

    def entries_since(self, seat: int | None, since: int) -> list[EntryView]:
        """Return the entries after that version, as the reader may know them."""
        return self._tracker.history(seat, since)
