# cython: boundscheck=True, wraparound=True
"""Pending decisions: which seats the game waits for, and which actions happen without a message."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldgavel.kernel.errors import DecisionMade, MoveError, NotYourTurn
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import Clock
from goldgavel.session.clocks import Clocks, Outage
from goldgavel.session.fairness import Fairness
from goldgavel.session.proposals import Proposals
from goldgavel.session.standing_orders import Order, Orders, checked


class DueAction(Struct, frozen=True, order=True, gc=False):
    """An action that needs no message: a deal, a bot's move, a standing order, or a timeout."""

    at: float
    seat: int | None
    """None for a deal."""
    bot: str | None
    """The bot to ask for a move; None if the move is known."""
    move: str | None
    late: bool = False
    """True if the seat's time has run out."""


class PendingDecisions:
    """Base of `Session`: the open decisions, since when they are open, and what happens if no answer comes."""

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
        """By seat: the bot that plays it now; None for a person."""
        self.orders = Orders(game.players)
        self.version = 0
        self.decisions: list[int | None] = [None] * game.players
        """By seat: the id of the open decision, which is the version at which it was opened; None without one."""
        self.ready = [False] * game.players
        self.state = game.start()
        self.fairness = Fairness(game)
        self.clocks = Clocks(clock, game.players, outages)
        self.proposals = Proposals(game.players)
        self.ending: Literal["conceded"] | None = None
        """How the game ended; None while it runs or if it ended by the rules."""
        self._chance = chance
        self._asked_at = [0.0] * game.players
        self._pauses: list[tuple[int | None, float]] = [(None, 0.0)] * game.players
        self._to_move: list[int] = []
        self._rest_until = 0.0

    # Decisions.

    def is_over(self) -> bool:
        return self.ending is not None or bool(self.state.is_terminal())

    def _open_decisions(self, mover: int | None, now: float) -> None:
        """Open a decision for each seat that is to move. A decision that is already open keeps its id (A9)."""
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
        """Start the time of the new decisions after `lot_rest`, so that players can look at what was revealed.

        They may answer earlier.
        """
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
        """Replace armed changes that have become illegal by `ask`.

        This happens after each move, not when the order is due, so that a replayed log leads to the same orders.
        """
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
        """Return True if the game waits for this person. In a window that is so only if their order is `ask`."""
        if self.decisions[seat] is None or self.drivers[seat] is not None:
            return False
        return not self.state.in_window() or self.orders.by_seat[seat].order == "ask"

    # Automatic actions.

    def due(self, now: float) -> DueAction | None:
        """Return the next automatic action and its time; None if the table waits for people."""
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
        """Postpone an action while a proposal waits for answers. Timeouts are not postponed."""
        if self.proposals.open is None or due.late:
            return due
        return replace(due, at=max(due.at, self.proposals.held_until))

    def is_held(self, now: float) -> bool:
        """Return True while automatic actions wait for the answers to a proposal."""
        return self.proposals.open is not None and now < self.proposals.held_until

    def _deal_at(self, now: float) -> float:
        people = [seat for seat, bot in enumerate(self.drivers) if bot is None]
        is_first = not self.state.move_log.deals
        said = [seat in self.fairness.numbers if is_first else self.ready[seat] for seat in people]
        if self.version == 0 or all(said):
            return now
        return self._rest_until

    def _due_of(self, seat: int, in_window: bool, now: float) -> DueAction | None:
        bot = self.drivers[seat]
        if bot is not None:
            # In a window there is no pause, whatever the bot does.
            pause = 0.0 if in_window else self._pause(seat)
            return DueAction(self._asked_at[seat] + pause, seat, bot, None)
        order = self._due_order(seat, now) if in_window else None
        if order is not None or self.clocks.clock is None:
            return order
        return DueAction(self.runs_out(seat), seat, None, None, late=True)

    def _pause(self, seat: int) -> float:
        """Return the bot's pause before its move: random, drawn once per decision, independent of the position."""
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
        """Return the time at which the clock starts for the seat's open decision.

        The rest of a window is not counted: until it ends, the other players must not learn whether the seat wants
        to be asked.
        """
        asked = self._asked_at[seat]
        return max(asked, self._rest_until) if self.state.in_window() else asked

    def runs_out(self, seat: int) -> float:
        """Return the time at which the seat's time for its open decision runs out."""
        return self.clocks.runs_out(seat, self.counts_from(seat))

    def cap_times(self, now: float) -> None:
        """Cap times that lie further ahead than any pause: the computer's clock has been set back since then."""
        latest = now + self.pace.lot_rest
        self._asked_at = [min(asked, latest) for asked in self._asked_at]
        pace = self.pace
        self._rest_until = min(self._rest_until, now + max(pace.trick_rest, pace.round_rest, pace.numbers_wait))

    def resume_clocks(self, now: float) -> None:
        """Restart the time of all open decisions after the whole table was paused."""
        self._asked_at = [now] * self.game.players
        if self.state.in_window():
            self._rest_until = now + self.pace.trick_rest
        elif self.state.needs_deal():
            rest = self.pace.round_rest if self.state.move_log.deals else self.pace.numbers_wait
            self._rest_until = now + rest
