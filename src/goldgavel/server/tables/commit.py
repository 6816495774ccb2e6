# cython: boundscheck=True, wraparound=True
"""Writing the entries of a table to its log. The table changes in memory only after they are written."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from goldgavel.bots.default_bot import default_bot
from goldgavel.server.tables import agenda, telemetry
from goldgavel.server.tables.results import results_of

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.storage.rows import Agenda, ResultRow, TableRow


class TableCommit:
    """Entries of one table, with the row, results and agenda that are written in the same transaction."""

    __slots__ = ("_ended", "_entries", "_row", "_table", "_timed_out")

    def __init__(self, table: "LiveTable", entries: "Sequence[Entry]") -> None:
        session, row = table.require_session(), table.row
        self._table = table
        self._entries = entries
        self._timed_out = agenda.timed_out_seats(table, entries)
        self._ended: tuple[TableRow, list[ResultRow]] | None = None
        if session.is_over():
            now = table.context.clock()
            row = msgspec.structs.replace(
                row, status="over", ended=now, touched=now, ending=session.ending, due=None, agenda=None
            )
            self._ended = (row, results_of(row, table.seats, session.state))
        elif row.settings.clock is not None:
            for seat in self._timed_out:
                session.drivers[seat] = default_bot(row.game)
            row = agenda.with_agenda(row, session, table.stand_ins | self._timed_out, table.context.clock())
        self._row = row

    def _agenda(self) -> "tuple[float | None, Agenda] | None":
        if self._row.settings.clock is None or self._row.agenda is None:
            return None
        return self._row.due, self._row.agenda

    async def write(self) -> None:
        """Write to the store and wait for it. Raises an error if that fails."""
        table = self._table
        await table.context.store.append(self._row.id, self._entries, self._ended, self._agenda(), table.owner)

    def write_then(self, then: Callable[[BaseException | None], None]) -> None:
        """Start to write, and call `then` with None when it is done, or with the error."""
        table = self._table
        table.context.store.append_then(
            self._row.id, self._entries, self._ended, self._agenda(), then, table.owner
        )

    def apply(self) -> None:
        """Apply the written changes to the table in memory. Call it after the write has succeeded."""
        table, row = self._table, self._row
        table.row = row if self._ended is None else msgspec.structs.replace(row, revision=row.revision + 1)
        if self._timed_out:
            table.stand_ins |= self._timed_out
        table.has_table_changed = bool(self._timed_out) or self._ended is not None
        table.context.notifier.entries_saved(table, self._entries)
        telemetry.entries_saved(table, self._entries, row.status)
