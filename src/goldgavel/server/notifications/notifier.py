"""Decides when to notify whom: only players who are not connected, and at most once per decision."""

import asyncio
import logging
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.table_settings import is_slow
from goldgavel.server.notifications.message import What, notification_of
from goldgavel.server.notifications.push import Pusher
from goldgavel.server.notifications.webhook import Webhook
from goldgavel.server.task_set import TaskSet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.notifications.endpoints import EndpointPolicy
    from goldgavel.server.settings.settings import Settings
    from goldgavel.server.tables.presence import Presence
    from goldgavel.server.tables.table import Table
    from goldgavel.session.session import Session
    from goldgavel.storage.store import Store

LOG = logging.getLogger("goldgavel.server")


class Notifier:
    def __init__(
        self, settings: "Settings", store: "Store", clock: "Callable[[], float]", policy: "EndpointPolicy"
    ) -> None:
        self.pusher = Pusher(settings, store, policy)
        self.webhook = Webhook(settings)
        self._clock = clock
        self._delay = settings.notice_after
        self._tasks = TaskSet(log_failure)

    def game_started(self, table: "Table", presence: "Presence") -> None:
        if table.row.settings.clock is not None:
            self._notify_all(table, presence, "started")

    def entries_saved(self, table: "Table", presence: "Presence", entries: "Sequence[Entry]") -> None:
        """Notify of what saved entries caused: the turn of an absent player, or the end of the game."""
        session = table.session
        if table.row.settings.clock is None or session is None or not entries:
            return
        if session.is_over():
            self._notify_all(table, presence, "ended")
            return
        for seat in range(len(table.seats)):
            decision = session.decisions[seat]
            # A decision has the version at which it arose. Only the worker that wrote that version notifies.
            if decision is not None and decision >= entries[0].version and session.is_waited_for(seat):
                self._schedule_turn(table, presence, session, seat, decision)

    def _schedule_turn(
        self, table: "Table", presence: "Presence", session: "Session", seat: int, decision: int
    ) -> None:
        """Check again after a delay, so that players who only reload the page are not notified.

        The delay also covers the time until the player's clock starts.
        """
        wait = self._delay + max(0.0, session.counts_from(seat) - self._clock())
        asyncio.get_running_loop().call_later(wait, self._notify_turn, table, presence, seat, decision)

    def _notify_turn(self, table: "Table", presence: "Presence", seat: int, decision: int) -> None:
        session = table.session
        if session is None or session.decisions[seat] != decision or not session.is_waited_for(seat):
            return
        if presence.is_here(seat):
            return
        left = max(0.0, session.runs_out(seat) - self._clock())
        self.webhook.send(notification_of(table, "turn", left), self._clock(), seat)
        self._push(table, seat, "turn", left)

    def _notify_all(self, table: "Table", presence: "Presence", what: What) -> None:
        """Notify all absent players. A player whose turn it is gets that notification instead."""
        self.webhook.send(notification_of(table, what), self._clock())
        if not is_slow(table.row.settings.clock):
            return
        session = table.session
        for seat in range(len(table.seats)):
            is_asked = session is not None and session.is_waited_for(seat)
            if not presence.is_here(seat) and not is_asked:
                self._push(table, seat, what)

    def _push(self, table: "Table", seat: int, what: What, left: float | None = None) -> None:
        player = table.seats[seat].player
        if player is not None:
            self._tasks.spawn(self.pusher.send(player, seat, notification_of(table, what, left)))

    async def close(self) -> None:
        await self._tasks.close()
        await self.pusher.close()
        await self.webhook.close()


def log_failure(problem: BaseException) -> None:
    if isinstance(problem, GoldGavelError):
        LOG.error("a notification could not be sent: %s", problem.code)
    else:
        LOG.error("a notification could not be sent", exc_info=problem)
