"""A seat at a game of one's own: the session that the server's tables have, with bots on all other chairs."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from goldgavel.kernel.errors import GoldGavelError, MoveError
from goldgavel.session.event_text import entry_text
from goldgavel.session.session import Session
from goldgavel.text import Speech
from goldgavel.tui.seat.bots import ADVISER, think
from goldgavel.tui.seat.seat import NO_DECISION, Moment, News, Refusal, Seat, refusal_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.kernel.game import Game
    from goldgavel.kernel.pace import Pace
    from goldgavel.session.pending import DueAction
    from goldgavel.session.standing_orders import Order

Keep = Callable[["Entry"], None]
"""Where every entry of the log goes before anybody hears of it."""


def new_session(game: "Game[Any, Any]", drivers: "Sequence[str | None]", pace: "Pace", seed: int) -> Session:
    """A game that has not begun: the session of a server's table. The seed is for the pauses of bots."""
    return Session(game, drivers, pace, Random(seed))


class LocalSeat(Seat):
    def __init__(self, session: Session, seed: int, speech: Speech, keep: Keep) -> None:
        super().__init__(speech)
        assert speech.reader is not None
        self.seat = speech.reader
        self.session = session
        self.seed = seed
        self._keep = keep
        self._requests = 0
        self._changed = asyncio.Event()
        """Set by whatever the player does: what is due may be something else then."""

    # What happens by itself.

    async def run(self) -> None:
        self.session.resume_clocks(time.time())
        self.tell(**self._now())
        while not self.session.is_over():
            self._changed.clear()
            due = self.session.due(time.time())
            if due is None:
                await self._changed.wait()
            elif due.bot is not None:
                await self._bot_turn(due, due.bot)
            elif not await self._is_disturbed(due.at):
                self._carry_out(due)

    async def _is_disturbed(self, until: float) -> bool:
        """Wait until then; whether the player did something before."""
        delay = until - time.time()
        if delay <= 0:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), delay)
        return self._changed.is_set()

    def _carry_out(self, due: "DueAction") -> None:
        now = time.time()
        self._heard(self._deal(now) if due.seat is None else self.session.carry_out_order(due, now))

    def _deal(self, now: float) -> "Entry":
        """The cards of the seed: the same seed deals the same game."""
        dealer = self.session.state.clone()
        dealer.seed = self.seed
        dealer.deal_from_seed()
        return self.session.deal(self.session.game.deal_data(dealer.move_log.deals[-1]), now)

    async def _bot_turn(self, due: "DueAction", bot: str) -> None:
        """It thinks in a thread, on a copy: the player can do something in the meantime."""
        session, seat = self.session, due.seat
        assert seat is not None
        decision = session.decisions[seat]
        assert decision is not None
        answer = await asyncio.to_thread(think, session.state.clone(), bot, seat, self.seed, session.version)
        if await self._is_disturbed(due.at) or session.decisions[seat] != decision:
            return
        with suppress(MoveError):  # the player took a move back while the bot was thinking
            self._heard(session.move(seat, answer, decision, None, time.time()))

    # What the player does.

    async def move(self, text: str, decision: int | None) -> Refusal | None:
        asked = NO_DECISION if decision is None else decision
        return self._do(lambda now, request: self.session.move(self.seat, text, asked, request, now))

    async def give_order(self, order: "Order") -> Refusal | None:
        try:
            given = self.session.give_order(self.seat, order)
        except GoldGavelError as problem:
            return refusal_of(problem, self.moment.speech.lang)
        self._changed.set()
        self.tell(order=given, waits=self.session.due(time.time()) is None)
        return None

    async def get_ready(self) -> None:
        self.session.ready[self.seat] = True
        self._changed.set()

    async def take_back(self) -> Refusal | None:
        of = self.session.undoable(self.seat)
        return self._do(lambda now, request: self.session.propose(self.seat, "undo", of, request, now))

    async def answer_wish(self, *, agree: bool) -> Refusal | None:
        """Bots wish nothing."""
        del agree
        return None

    async def say(self, text: str) -> Refusal | None:
        del text
        return refusal_of(GoldGavelError("tui-say-alone"), self.moment.speech.lang)

    async def hint(self) -> str | None:
        if self.session.decisions[self.seat] is None:
            return None
        state, version = self.session.state.clone(), self.session.version
        return await asyncio.to_thread(think, state, ADVISER, self.seat, self.seed, version)

    def _do(self, deed: "Callable[[float, str], Entry]") -> Refusal | None:
        self._requests += 1
        try:
            entry = deed(time.time(), f"{self.session.version}-{self._requests}")
        except GoldGavelError as problem:
            return refusal_of(problem, self.moment.speech.lang)
        self._heard(entry)
        self._changed.set()
        return None

    # Telling.

    def _heard(self, entry: "Entry") -> None:
        """Kept first, then told."""
        self._keep(entry)
        change = self.session.take_updates()[self.seat + 1]
        told = [
            News(news.events, tuple(entry_text(news, self.session.game.name, self.moment.speech)))
            for news in change.entries
        ]
        self.tell(**self._now() | {"news": tuple(told)})

    def _now(self) -> dict[str, Any]:
        session, lang = self.session, self.moment.speech.lang
        reasons = session.reasons(self.seat)
        return Moment(
            speech=self.moment.speech,
            view=session.view(self.seat),
            decision=session.decisions[self.seat],
            refusals={move: refusal_of(problem, lang) for move, problem in reasons.items()},
            order=session.orders.by_seat[self.seat] if session.game.window_default else None,
            undo=session.undoable(self.seat),
            status="over" if session.is_over() else "playing",
            waits=not session.is_over() and session.due(time.time()) is None,
        )._asdict() | {"news": ()}
