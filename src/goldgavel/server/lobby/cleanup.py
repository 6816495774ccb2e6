"""Cleanup: deletes tables that were never started and identities that were never used, and unloads idle tables."""

import asyncio
import logging
from typing import TYPE_CHECKING

from goldgavel.storage.queries import unused

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry

LOG = logging.getLogger("goldgavel.server")


async def run_cleanup(registry: "TableRegistry") -> None:
    """Run the cleanup periodically."""
    identities = UnusedIdentities(registry)
    while True:
        await asyncio.sleep(registry.context.settings.sweep_every)
        try:
            await clean_up_once(registry)
            await identities.clean_up_once()
        except Exception:
            LOG.exception("the cleanup of tables failed and will be retried")


async def clean_up_once(registry: "TableRegistry") -> None:
    now = registry.context.clock()
    settings = registry.context.settings
    await registry.context.store.erase_deleted()
    expired = await registry.context.store.remove_expired(now - settings.open_for, now - settings.slow_open_for)
    await registry.wait_until_loaded()  # a table may have been read just before it was deleted
    for gone in expired:
        if gone in registry.tables:
            registry.remove(gone)
    for runner in list(registry.tables.values()):
        is_idle = now - runner.idle_since > settings.keep_in_memory
        is_here = registry.tables.get(runner.id) is runner
        if is_idle and is_here and runner.is_idle_until(now + settings.keep_in_memory):
            await registry.unload(runner)


class UnusedIdentities:
    """Deletes identities that never sat down at a table, a page of all players at a time."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._context = registry.context
        self._after = ""
        """The last player that was looked at."""

    async def clean_up_once(self) -> None:
        if not (kept := self._context.settings.unused_for):
            return
        before = self._context.clock() - kept
        store = self._context.store
        found = await store.read(unused.unused_players, self._after, before)
        self._after = found.last or ""
        if found.unused:
            await store.write(unused.remove_unused_players, found.unused, before)
