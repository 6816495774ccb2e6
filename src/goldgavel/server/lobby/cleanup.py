"""Keeping house: tables that nobody started, and tables where nobody is."""

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import Hall

LOG = logging.getLogger("goldgavel.server")


async def sweep(hall: "Hall") -> None:
    """Take away tables that nobody started, and let go of those where nobody is."""
    while True:
        await asyncio.sleep(hall.house.settings.sweep_every)
        try:
            await sweep_once(hall)
        except Exception:
            LOG.exception("sweeping failed and is tried again")


async def sweep_once(hall: "Hall") -> None:
    now = hall.house.clock()
    settings = hall.house.settings
    expired = await hall.house.store.remove_expired(now - settings.open_for, now - settings.slow_open_for)
    await hall.settled()  # one that was read a moment before it was removed is here now
    for gone in expired:
        if gone in hall.tables:
            hall.take_away(gone)
    for table in list(hall.tables.values()):
        is_idle = now - table.idle_since > settings.keep_in_memory
        is_kept = hall.house.neighbours.keeps(table) and not table.audience.is_empty()
        if is_idle and not is_kept and table.is_at_rest(now + settings.keep_in_memory):
            del hall.tables[table.row.id]
            hall.house.neighbours.let_go(table)
            table.close()
