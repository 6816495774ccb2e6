# cython: boundscheck=True, wraparound=True
"""Whom a game at a table waits for, and what happens there by itself."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldgavel.kernel.clocks import Clock
from goldgavel.kernel.errors import DecisionMade, MoveError, NotYourTurn
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.session.clocks import Clocks, Outage
from goldgavel.session.fairness import Fairness
from goldgavel.session.proposals import Proposals
from goldgavel.session.standing_orders import Order, Orders, checked


class DueAction(Struct, frozen=True, order=True, gc=False):
    """Something that happens without anybody's message: a deal, a bot's turn, an order's, or time is up."""

    at: float
    seat: int | None
    """None for a deal."""
    bot: str | None
    """The bot to ask; None if the move is known."""
    move: str | None
    late: bool = False
    """Whether it is the end of the seat's time."""


class PendingDecisions:
    """The part of a session that knows whose answer is waited for, since when, and what comes if none does."""

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
        self.fairness = Fairness(game)
        self.clocks = Clocks(clock, game.players, outages)
        self.proposals = Proposals(game.players)
        self.ending: Literal["conceded"] | None = None
        """How the game ended, if not by the rules."""
        self._chance = chance
        self._asked_at = [0.0] * game.players
        self._pauses: list[tuple[int | None, float]] = [(None, 0.0)] * game.players
        self._to_move: list[int] = []
        self._rest_until = 0.0

    # Asking.

    def is_over(self) -> bool:
        return self.ending is not None or bool(self.state.is_terminal())

    def _open_decisions(self, mover: int | None, now: float) -> None:
        """Open a decision for each seat that has one to make; one that is open stays as it is (A9)."""
        self._to_move = waiting = self.state.to_move()
        for seat in range(self.game.players):
            if seat not in waiting:
                self.decisions[seat] = None
            elif seat == mover or self.decisions[seat] is None:
                self.decisions[seat] = self.version
                self._asked_at[seat] = now
        if not waiting:
            self._rest_until = now + self.pace.round_rest

    def _delay_questions(self, now: float) -> None:
        """What is asked now is asked when the players have seen what was turned up; who is quicker may answer."""
        for seat in self._to_move:
            if self.decisions[seat] == self.version:
                self._asked_at[seat] = now + self.pace.lot_rest

    def _after_window_move(self, mover: int, was_open: bool, changed: bool, now: float) -> None:
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
        self._replace_impossible_orders()

    def _replace_impossible_orders(self) -> None:
        """Here and not when it is due, so that a game that is taken up from its log comes to the same orders."""
        for seat in self._to_move if self.state.in_window() else ():
            armed = self.orders.by_seat[seat].move
            if armed is not None and self.state.why_illegal(armed, seat) is not None:
                self.orders.ask_instead(seat)

    def _stale_decision(self, seat: int) -> MoveError:
        if self.is_over():
            return NotYourTurn("game-is-over")
        if self.decisions[seat] is None:
            return DecisionMade("decision-none")
        return DecisionMade("decision-passed")

    def give_order(self, seat: int, order: Order) -> Order:
        self.orders.give(seat, checked(self.game, order))
        self._replace_impossible_orders()
        return self.orders.by_seat[seat]

    def is_waited_for(self, seat: int) -> bool:
        """Whether the game waits for a person's own answer. In a window it does so for who wants to be asked."""
        if self.decisions[seat] is None or self.drivers[seat] is not None:
            return False
        return not self.state.in_window() or self.orders.by_seat[seat].order == "ask"

    # What happens by itself.

    def due(self, now: float) -> DueAction | None:
        """The next thing that happens without a message, and when; None if the table waits for people."""
        if self.is_over():
            return None
        if not self._to_move:
            return self._hold(DueAction(self._deal_at(now), None, None, None)) if self.state.needs_deal() else None
        in_window = self.state.in_window()
        first: DueAction | None = None
        for seat in self._to_move:
            due = self._due_of(seat, in_window, now)
            if due is not None:
                due = self._hold(due)
                first = due if first is None else min(first, due)
        return first

    def _hold(self, due: DueAction) -> DueAction:
        """While a wish waits for answers, bots, orders and deals wait too. Nobody wins time by it."""
        if self.proposals.open is None or due.late:
            return due
        return replace(due, at=max(due.at, self.proposals.held_until))

    def is_held(self, now: float) -> bool:
        """Whether what happens by itself waits for the answers to a wish."""
        return self.proposals.open is not None and now < self.proposals.held_until

    def _deal_at(self, now: float) -> float:
        people = [seat for seat, bot in enumerate(self.drivers) if bot is None]
        is_first = not self.state.ledger.deals
        said = [seat in self.fairness.numbers if is_first else self.ready[seat] for seat in people]
        if self.version == 0 or all(said):
            return now
        return self._rest_until

    def _due_of(self, seat: int, in_window: bool, now: float) -> DueAction | None:
        bot = self.drivers[seat]
        if bot is not None:
            # A window is passed on without a pause, whatever the bot does in it.
            pause = 0.0 if in_window else self._pause(seat)
            return DueAction(self._asked_at[seat] + pause, seat, bot, None)
        order = self._due_order(seat, now) if in_window else None
        if order is not None or self.clocks.clock is None:
            return order
        return DueAction(self.runs_out(seat), seat, None, None, late=True)

    def _pause(self, seat: int) -> float:
        """How long the bot seems to think: drawn once for each decision, from chance alone."""
        decision = self.decisions[seat]
        if self._pauses[seat][0] != decision:
            self._pauses[seat] = (decision, self.pace.bot_pause * self._chance.uniform(0.6, 1.4))
        return self._pauses[seat][1]

    def _due_order(self, seat: int, now: float) -> DueAction | None:
        order = self.orders.by_seat[seat]
        if order.move is not None:
            return DueAction(now, seat, None, order.move)
        if order.order == "ask":
            return None
        rest_until = self._rest_until if order.waive == "no" else now
        return DueAction(rest_until, seat, None, self.game.window_default)

    # Time.

    def counts_from(self, seat: int) -> float:
        """When the time for the seat's open decision begins to run.

        The rest of a window is free: until it is over, nobody else knows whether the seat wants to be asked.
        """
        asked = self._asked_at[seat]
        return max(asked, self._rest_until) if self.state.in_window() else asked

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
