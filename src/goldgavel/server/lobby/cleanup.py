"""Cleanup: deletes tables that were never started, and removes idle tables from memory."""

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry

LOG = logging.getLogger("goldgavel.server")


async def run_cleanup(registry: "TableRegistry") -> None:
    """Run the cleanup periodically."""
    while True:
        await asyncio.sleep(registry.context.settings.sweep_every)
        try:
            await clean_up_once(registry)
        except Exception:
            LOG.exception("the cleanup of tables failed and will be retried")


async def clean_up_once(registry: "TableRegistry") -> None:
    now = registry.context.clock()
    settings = registry.context.settings
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
