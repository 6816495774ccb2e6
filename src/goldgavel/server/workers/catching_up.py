"""A table in memory made what the database says it is: entry by entry, or read anew."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from goldgavel.server.live import following
from goldgavel.storage.errors import Missing, StorageError
from goldgavel.storage.postgres.notices import Notice, entries_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server")


async def follow(registry: "TableRegistry", table: "LiveTable") -> None:
    """Do what other workers did, in order. As long as something is in the inbox, there is one who does."""
    async with table.lock:
        try:
            while table.inbox:
                await _take(table, table.inbox[0])
                table.inbox.popleft()
        except Missing:
            table.inbox.clear()
            _remove(registry, table)
        except Exception as problem:
            if not isinstance(problem, StorageError):
                LOG.warning("table %s cannot be followed; it is tried again", table.row.id, exc_info=problem)
            table.session = None  # it is read anew a little later
            table.inbox.clear()
    table.scheduler.schedule()


async def _take(table: "LiveTable", notice: Notice) -> None:
    if notice.topic == "log" and table.session is not None:
        entries = entries_in(notice)
        if entries is not None:
            entries = [entry for entry in entries if entry.version > table.session.version]
            if not entries:
                return
            if following.is_next(table, entries) and following.follow(table, entries):
                return
    await table.refresh()


async def bring_up_to_date(registry: "TableRegistry", tables: "Sequence[LiveTable]") -> None:
    if not tables:
        return
    heads = await registry.context.store.heads([table.row.id for table in tables])
    for table in tables:
        head = heads.get(table.row.id)
        if head is None:
            _remove(registry, table)
        elif is_behind(table, *head):
            async with table.lock:
                if is_behind(table, *head):
                    with suppress(Missing):
                        await table.refresh()
            table.scheduler.schedule()


def is_behind(table: "LiveTable", revision: int, version: int) -> bool:
    if table.row.status == "stopped":
        return False
    if table.session is None and table.row.status != "open":  # it could not be read when that was needed
        return True
    return table.row.revision < revision or (table.session is not None and table.session.version < version)


def _remove(registry: "TableRegistry", table: "LiveTable") -> None:
    """Unless another table has its place by now."""
    if registry.tables.get(table.row.id) is table:
        registry.remove(table.row.id)
