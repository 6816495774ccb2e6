"""Wakes tables with a clock when something is due and no one is connected, and records outages of the server."""

import asyncio
import logging
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.session.clocks import Outage
from goldgavel.storage.errors import Conflict
from goldgavel.storage.queries import facts

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry

LOG = logging.getLogger("goldgavel.server")
BATCH = 100
LEASE = 60.0
"""Seconds for which a worker has claimed a due table. After that any worker may claim it."""
MISSED_HEARTBEATS = 2.5
"""This many missed heartbeats count as an outage."""


class WakeupLoop:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.context = registry.context

    async def start(self) -> None:
        """Record and read the outages. Call it before the first table is read."""
        with suppress(Conflict):  # another worker starts at the same time and has recorded it
            await self.heartbeat(MISSED_HEARTBEATS * self.context.settings.wake_every)
        self.context.outages[:] = [Outage(*noted) for noted in await self.context.store.read(facts.outages_noted)]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.context.settings.wake_every)
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
        full = True
        while full:
            now = self.context.clock()
            soon = now + self.context.settings.wake_every
            found = await self.context.store.claim_due(soon, now + LEASE, BATCH)
            for table in found:
                await self.wake(table)
            full = len(found) == BATCH

    async def wake(self, table: str) -> None:
        try:
            await (await self.registry.find(table)).wake()
        except GoldGavelError as problem:  # its text could name cards
            LOG.error("table %s cannot be woken: %s", table, problem.code)  # noqa: TRY400
