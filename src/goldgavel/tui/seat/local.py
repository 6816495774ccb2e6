"""A seat in a local game: a session as on the server, with bots in all other seats."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from goldgavel.kernel.errors import BotError, GoldGavelError, MoveError
from goldgavel.protocol.messages import GiveOrder, MakeWish, Move, Ready
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.tui.seat.bots import ADVISER, LocalBots
from goldgavel.tui.seat.seat import PlayerSeat, SeatSnapshot, refusal_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.kernel.game import Game
    from goldgavel.kernel.pace import Pace
    from goldgavel.protocol.messages import FromClient, Refusal
    from goldgavel.session.pending import DueAction

AppendEntry = Callable[["Entry"], None]
"""Saves a log entry. It is called before the entry is shown."""


def new_session(game: "Game[Any, Any]", drivers: "Sequence[str | None]", pace: "Pace", seed: int) -> Session:
    """Return the session of a game that has not started. The seed is for the bots' pauses."""
    return Session(game, drivers, pace, Random(seed))


class LocalSeat(PlayerSeat):
    def __init__(self, session: Session, seed: int, speech: Speech, append: AppendEntry) -> None:
        super().__init__(speech)
        assert speech.reader is not None
        self.seat = speech.reader
        self.session = session
        self.seed = seed
        self._append = append
        self._bots = LocalBots(seed)
        self._changed = asyncio.Event()
        """Set by every message of the player, because it may change what is due next."""

    # The game loop.

    async def run(self) -> None:
        self.session.resume_clocks(time.time())
        self.publish(**self._snapshot_fields())
        while not self.session.is_over():
            self._changed.clear()
            due = self.session.due(time.time())
            if due is None:
                await self._changed.wait()
            elif due.bot is not None:
                await self._bot_turn(due, due.bot)
            elif not await self._interrupted_before(due.at):
                self._run_due(due)

    async def _interrupted_before(self, until: float) -> bool:
        """Wait until a time. Returns True if the player acts before it."""
        delay = until - time.time()
        if delay <= 0:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), delay)
        return self._changed.is_set()

    def _run_due(self, due: "DueAction") -> None:
        now = time.time()
        self._publish_entry(self._deal(now) if due.seat is None else self.session.carry_out_order(due, now))

    def _deal(self, now: float) -> "Entry":
        """Deal the cards of the seed. The same seed deals the same game."""
        dealer = self.session.state.clone()
        dealer.seed = self.seed
        dealer.deal_from_seed()
        return self.session.deal(self.session.game.deal_data(dealer.move_log.deals[-1]), now)

    async def _bot_turn(self, due: "DueAction", bot: str) -> None:
        """Make a bot's move. The bot runs in a thread on a copy, so the player can act in the meantime."""
        session, seat = self.session, due.seat
        assert seat is not None
        decision = session.decisions[seat]
        assert decision is not None
        answer = await self._ask(bot, seat)
        if await self._interrupted_before(due.at) or session.decisions[seat] != decision:
            return
        with suppress(MoveError):  # the player took back a move while the bot was searching
            self._publish_entry(session.move(seat, answer, decision, None, time.time()))

    async def _ask(self, bot: str, seat: int) -> str:
        state, undone = self.session.state.clone(), self.session.proposals.undone
        return await asyncio.to_thread(self._bots.choose_move, state, bot, seat, undone)

    # The player's messages.

    async def send(self, message: "FromClient") -> "Refusal | None":
        try:
            self._carry_out(message)
        except GoldGavelError as problem:
            return refusal_of(problem)
        self._changed.set()
        return None

    def _carry_out(self, message: "FromClient") -> None:
        session, seat, now = self.session, self.seat, time.time()
        if isinstance(message, Move):
            self._publish_entry(session.move(seat, message.move, message.decision, message.id, now))
        elif isinstance(message, MakeWish):
            self._publish_entry(session.propose(seat, message.wish, message.of, message.id, now))
        elif isinstance(message, GiveOrder):
            order = session.give_order(seat, Order(order=message.order, move=message.move, waive=message.waive))
            self.publish(order=order, waits_for_player=session.due(now) is None)
        elif isinstance(message, Ready):
            session.ready[seat] = True
        else:
            raise GoldGavelError("tui-say-alone")

    async def hint(self) -> str | None:
        if self.session.decisions[self.seat] is None:
            return None
        try:
            return await self._ask(ADVISER, self.seat)
        except BotError:  # the adviser does not play this game
            return None

    # Publishing snapshots.

    def _publish_entry(self, entry: "Entry") -> None:
        """Save the entry, then publish the new snapshot."""
        self._append(entry)
        change = self.session.take_updates()[self.seat + 1]
        news = tuple(map(self.session.in_words, change.entries))
        self.publish(**self._snapshot_fields() | {"news": news})

    def _snapshot_fields(self) -> dict[str, Any]:
        session, speech = self.session, self.snapshot.speech
        reasons = session.reasons(self.seat)
        return SeatSnapshot(
            speech=speech,
            view=session.view(self.seat),
            decision=session.decisions[self.seat],
            refusals={move: refusal_of(problem) for move, problem in reasons.items()},
            order=session.orders.by_seat[self.seat] if session.game.window_default else None,
            undo=session.undoable(self.seat),
            status="over" if session.is_over() else "playing",
            waits_for_player=not session.is_over() and session.due(time.time()) is None,
        )._asdict()
