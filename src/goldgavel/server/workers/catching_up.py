"""Brings a table in memory up to date with the database: entry by entry, or by reading it again."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from goldgavel.server.live import following
from goldgavel.storage.errors import Missing, StorageError
from goldgavel.storage.postgres.notices import Notice, entries_in
from goldgavel.storage.queries.tables import heads_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server")


async def follow(registry: "TableRegistry", table: "LiveTable") -> None:
    """Apply the changes in a table's inbox in order. While the inbox is not empty, exactly one task runs this."""
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
                LOG.warning("table %s cannot be updated; it will be retried", table.row.id, exc_info=problem)
            table.session = None  # it is read again a little later
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
    heads = await registry.context.store.read(heads_of, [table.row.id for table in tables])
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
    if table.session is None and table.row.status != "open":  # reading it has failed before
        return True
    return table.row.revision < revision or (table.session is not None and table.session.version < version)


def _remove(registry: "TableRegistry", table: "LiveTable") -> None:
    """Remove a deleted table, unless it was replaced in the registry."""
    if registry.tables.get(table.row.id) is table:
        registry.remove(table.row.id)
