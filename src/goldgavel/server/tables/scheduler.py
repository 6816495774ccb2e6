"""What happens at a table by itself: deals, standing orders, ends of somebody's time, and turns of bots."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from goldgavel.kernel.errors import MoveError
from goldgavel.server.bots import WINDOW_MILLISECONDS, longest
from goldgavel.storage.errors import Conflict

if TYPE_CHECKING:
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.pending import Due
    from goldgavel.session.session import Session

LOG = logging.getLogger("goldgavel.server")
TRY_AGAIN = 1.0
"""Seconds after which what has failed is tried again."""


class TableScheduler:
    """The timer, the bot that thinks, and the tasks of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def plan(self) -> None:
        """See to the next thing that happens by itself. Without a clock, a table where nobody is stands still."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, session = self._table, self._table.session
        goes_on = table.row.clock is not None or not table.audience.is_empty()
        if self._is_closed or not goes_on:
            return
        if session is None:
            if table.row.status == "playing":
                self._try_again()
            return
        if not table.context.neighbours.keeps(table):
            return
        now = table.context.clock()
        due = session.due(now)
        if due is None:
            return
        if due.bot is None or session.is_held(now):  # a bot that slept over the answer to a wish would come late
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due.at - now), self.spawn_go_on)
        elif self._thinking is None:
            self._thinking = asyncio.create_task(self._bot_turn(due))
            self._thinking.add_done_callback(self._thought)

    def is_at_work(self) -> bool:
        """Whether a bot thinks or a task runs."""
        return self._thinking is not None or bool(self._tasks)

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._tasks, *filter(None, [self._thinking])]:
            task.cancel()

    # Tasks.

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def spawn_go_on(self) -> None:
        self.spawn(self._go_on())

    async def _go_on(self) -> None:
        """Do whatever is due now, and plan what is due later."""
        async with self._table.lock:
            await self._table.taken_up()
            await self._table.do_what_is_due()
        self.plan()

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s", self._table.row.id, exc_info=task.exception())
            self._try_again()

    def _try_again(self) -> None:
        """A little later: what has just failed would fail again at once."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(TRY_AGAIN, self.spawn_go_on)

    # Bots.

    async def _bot_turn(self, due: "Due") -> None:
        table, session = self._table, self._table.playing()
        context = table.context
        assert due.seat is not None
        decision = session.decisions[due.seat]
        if decision is None:  # somebody was quicker than this task
            return
        answer = await self._answer(session, due)
        async with table.lock:
            if session is not table.session or session.drivers[due.seat] != due.bot:
                return
            now = context.clock()
            if session.is_held(now):
                return
            try:
                entry = session.move(due.seat, answer, decision, None, now)
            except MoveError:
                return
            with suppress(Conflict):
                await table.commit([entry, *table.settle(now)])
                table.announce({})

    async def _answer(self, session: "Session", due: "Due") -> str:
        """The bot thinks while its pause runs, and shows nothing before it could have thought longest.

        So the time that it takes tells nothing. Who wants bots without any pause has them as quick as they are.
        """
        context = self._table.context
        assert due.seat is not None
        assert due.bot is not None
        usual = WINDOW_MILLISECONDS if session.state.in_window() else None
        shown = context.clock() + longest(due.bot, usual) if session.pace.bot_pause else due.at
        seed = context.chance.getrandbits(64)
        view, history = session.state.view(due.seat), session.history_of(due.seat)
        answer = await context.bots.choose(session.game, due.bot, view, history, seed, usual)
        await asyncio.sleep(max(0.0, max(due.at, shown) - context.clock()))
        return answer

    def _thought(self, task: "asyncio.Task[None]") -> None:
        self._thinking = None
        self._finished(task)
        if not task.cancelled() and task.exception() is None:
            self.plan()
