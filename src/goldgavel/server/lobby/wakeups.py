"""Brings tables with a clock back when something is due and nobody is there, and notes that a server runs."""

import asyncio
import logging
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.session.clocks import Outage
from goldgavel.storage.errors import Conflict

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry

LOG = logging.getLogger("goldgavel.server")
BATCH = 100
LEASE = 60.0
"""Seconds in which whoever is to see to a table has it; then it is anybody's again."""
MISSED_HEARTBEATS = 2.5
"""So many beats without a sign of life are an outage."""


class WakeupLoop:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.context = registry.context

    async def start(self) -> None:
        """Before the first table is read: from when to when no server ran."""
        with suppress(Conflict):  # another worker starts at the same time and has noted the same
            await self.heartbeat(MISSED_HEARTBEATS * self.context.settings.wake_every)
        self.context.outages[:] = [Outage(*noted) for noted in await self.context.store.outages()]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.context.settings.wake_every)
            try:
                await self.heartbeat()
                await self.wake_all()
            except Exception:
                LOG.exception("waking tables failed and is tried again")

    async def stop(self) -> None:
        with suppress(GoldGavelError):
            await self.heartbeat()

    async def heartbeat(self, gap: float = math.inf) -> None:
        await self.context.store.note_alive(self.context.clock(), gap)

    async def wake_all(self) -> None:
        """Also those where something is due before the next look: they keep their own time from here on."""
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
        except GoldGavelError as problem:  # its words could name cards
            LOG.error("table %s cannot be woken: %s", table, problem.code)  # noqa: TRY400
