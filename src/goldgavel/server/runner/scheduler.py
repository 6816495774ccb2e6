"""The scheduler of a table: deals, standing orders, timeouts and turns of bots."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from goldgavel.server.bots.pool import WINDOW_MILLISECONDS, longest_answer, window_answer
from goldgavel.server.bots.worker import BotId
from goldgavel.server.task_set import TaskSet

if TYPE_CHECKING:
    from goldgavel.server.audience.audience import Audience
    from goldgavel.server.context import ServerContext
    from goldgavel.server.runner.lock import TableLock
    from goldgavel.server.tables.change import Change
    from goldgavel.server.tables.table import GameTable
    from goldgavel.session.pending import DueAction
    from goldgavel.session.session import Session

LOG = logging.getLogger("goldgavel.server")
RETRY_SECONDS = 1.0
"""Seconds before a failed step is retried."""


class Runner(Protocol):
    """What the scheduler needs of a `TableRunner`."""

    context: "ServerContext"
    table: "GameTable"
    audience: "Audience"
    lock: "TableLock"

    async def load_session(self) -> "Session": ...

    async def run_due(self) -> None: ...

    async def commit(self, change: "Change") -> None: ...

    def announce(self, acks: dict[int, str]) -> None: ...


class TableScheduler:
    """The timer, the running bot turn and the background tasks of one table."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._timer: asyncio.TimerHandle | None = None
        self._bot_task: asyncio.Task[None] | None = None
        self._bots_know: tuple[Session, int] | None = None
        """What the bots of the table have seen: moves of this session, after this number of undos."""
        self._tasks = TaskSet(self._step_failed)
        self._is_closed = False

    def schedule(self) -> None:
        """Schedule the next due step. A table without a clock is paused while no one is connected."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        context, table = self._runner.context, self._runner.table
        session = table.session
        goes_on = table.row.settings.clock is not None or not self._runner.audience.is_empty()
        if self._is_closed or not goes_on:
            return
        if session is None:
            if table.row.status == "playing":
                self._retry_later()
            return
        now = context.clock()
        due = session.due(now)
        if due is None:
            if session.is_over():
                context.bots.forget(table.row.id)
            return
        if due.bot is None or session.is_held(now):  # a bot must not sleep through a proposal
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due.at - now), self.spawn_run_due)
        elif self._bot_task is None:
            self._bot_task = self._tasks.spawn(self._bot_turn(due))
            self._bot_task.add_done_callback(self._bot_done)

    def is_busy(self) -> bool:
        """True if a bot is thinking or a task is running."""
        return bool(self._tasks)

    def close(self) -> None:
        """Stop the timer, the bot and all tasks."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._tasks.cancel()
        self._runner.context.bots.forget(self._runner.table.row.id)

    # Tasks.

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.spawn(work)

    def spawn_run_due(self) -> None:
        self.spawn(self._run_due())

    async def _run_due(self) -> None:
        """Do what is due now, and schedule what is due later."""
        async with self._runner.lock:
            await self._runner.load_session()
            await self._runner.run_due()
        self.schedule()

    def _step_failed(self, problem: BaseException) -> None:
        LOG.error("table %s", self._runner.table.row.id, exc_info=problem)
        self._retry_later()

    def _retry_later(self) -> None:
        """Retry after a delay: what has just failed would fail again immediately."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.spawn_run_due)

    # Bots.

    async def _bot_turn(self, due: "DueAction") -> None:
        runner, table = self._runner, self._runner.table
        session = table.require_session()
        assert due.seat is not None
        decision = session.decisions[due.seat]
        if decision is None:  # it was answered before this task ran
            return
        answer = await self._answer(session, due)
        async with runner.lock:
            if session is not table.session or session.drivers[due.seat] != due.bot:
                return
            now = runner.context.clock()
            change = table.move_of_bot(due.seat, answer, decision, runner.audience, now)
            if change is not None:
                await runner.commit(change)
                runner.announce({})

    async def _answer(self, session: "Session", due: "DueAction") -> str:
        """The bot's move. It thinks during its pause, and does not answer before the longest time it may need.

        So its thinking time reveals nothing about its hand. At a table without a bot pause it answers when it is
        ready, except in a bid window, where most bots have nothing to change.
        """
        context = self._runner.context
        assert due.seat is not None
        assert due.bot is not None
        shown, milliseconds = due.at, None
        if session.state.in_window():
            shown, milliseconds = context.clock() + window_answer(due.bot), WINDOW_MILLISECONDS
        elif session.pace.bot_pause:
            shown = context.clock() + longest_answer(due.bot)
        bot = self._bot_at(session, due.seat, due.bot)
        view, history = session.state.view(due.seat), session.history_of(due.seat)
        people = self._runner.audience.address()
        answer = await context.bots.choose(session.game, bot, view, history, milliseconds, people)
        await asyncio.sleep(max(0.0, max(due.at, shown) - context.clock()))
        return answer

    def _bot_at(self, session: "Session", seat: int, level: str) -> BotId:
        """Return the seat's bot. It is a new one if a move was taken back or could not be saved."""
        context, table = self._runner.context, self._runner.table.row.id
        known = (session, session.proposals.undone)
        if known != self._bots_know:
            context.bots.forget(table)
            self._bots_know = known
        seed = session.fairness.bot_seed(seat)
        return BotId(table, seat, level, context.chance.getrandbits(64) if seed is None else seed)

    def _bot_done(self, task: "asyncio.Task[None]") -> None:
        self._bot_task = None
        if not task.cancelled() and task.exception() is None:
            self.schedule()
