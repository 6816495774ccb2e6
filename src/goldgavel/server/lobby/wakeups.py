"""Wakes tables with a clock when something is due and no one is connected, and records outages of the server."""

import asyncio
import logging
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.session.clocks import Outage
from goldgavel.storage.errors import Conflict, NotOwner
from goldgavel.storage.queries import agendas, facts

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry

LOG = logging.getLogger("goldgavel.server")
BATCH = 100
MISSED_HEARTBEATS = 2.5
"""This many missed heartbeats count as an outage."""


class WakeupLoop:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.context = registry.context
        self._hurry = asyncio.Event()

    async def start(self) -> None:
        """Record and read the outages. Call it before the first table is read."""
        with suppress(Conflict):  # another worker starts at the same time and has recorded it
            await self.heartbeat(MISSED_HEARTBEATS * self.context.settings.wake_every)
        self.context.sources.outages[:] = [
            Outage(*noted) for noted in await self.context.store.read(facts.outages_noted)
        ]

    def hurry(self) -> None:
        """Search at once: another worker has died, and its tables have no owner."""
        self._hurry.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self.context.settings.wake_every)
            self._hurry.clear()
            try:
                await self.heartbeat()
                await self.wake_all()
            except Exception:
                LOG.exception("waking tables failed and will be retried")

    async def stop(self) -> None:
        with suppress(GoldGavelError):
            await self.heartbeat()

    async def heartbeat(self, gap: float = math.inf) -> None:
        await self.context.store.write(facts.note_alive, self.context.clock(), gap)

    async def wake_all(self) -> None:
        """Wake the tables where something is due before the next run. From then on they use their own timers."""
        soon = self.context.clock() + self.context.settings.wake_every
        for runner in self.registry.tables.values():
            if runner.table.row.due is not None and runner.table.row.due <= soon:
                runner.scheduler.schedule()  # its timer is late if the machine was asleep
        last = ""
        while found := await self.context.store.read(agendas.due_tables, soon, last, BATCH):
            for table in found:
                await self.wake(table)
            last = found[-1]

    async def wake(self, table: str) -> None:
        if table in self.registry.tables:
            return
        try:
            with suppress(NotOwner):  # another worker was faster
                await (await self.registry.find(table)).wake()
        except GoldGavelError as problem:  # its text could name cards
            LOG.error("table %s cannot be woken: %s", table, problem.code)  # noqa: TRY400
