# cython: boundscheck=True, wraparound=True
"""What a table did, on its way into the log: written first, and only then true for everybody."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from goldgavel.server.lobby.table_specs import USUAL_BOT
from goldgavel.server.tables import agenda, telemetry
from goldgavel.server.tables.results import results_of

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.storage.rows import Agenda, ResultRow, TableRow

STAND_IN = USUAL_BOT
"""The bot that plays for a person who is away."""


class TableCommit:
    """Entries of a table, and what is written together with them."""

    __slots__ = ("_ended", "_entries", "_ran_out", "_row", "_table")

    def __init__(self, table: "LiveTable", entries: "Sequence[Entry]") -> None:
        session, row = table.playing(), table.row
        self._table = table
        self._entries = entries
        self._ran_out = agenda.who_ran_out(table, entries)
        self._ended: tuple[TableRow, list[ResultRow]] | None = None
        if session.is_over():
            now = table.context.clock()
            row = msgspec.structs.replace(
                row, status="over", ended=now, touched=now, ending=session.ending, due=None, agenda=None
            )
            self._ended = (row, results_of(row, table.seats, session.state))
        elif row.clock is not None:
            for seat in self._ran_out:
                session.drivers[seat] = STAND_IN
            row = agenda.with_agenda(row, session, table.stand_ins | self._ran_out, table.context.clock())
        self._row = row

    def _agenda(self) -> "tuple[float | None, Agenda] | None":
        return None if self._row.agenda is None else (self._row.due, self._row.agenda)

    async def write(self) -> None:
        """Until it is written; an error if it is not."""
        await self._table.context.store.append(self._row.id, self._entries, self._ended, self._agenda())

    def write_then(self, then: Callable[[BaseException | None], None]) -> None:
        """Have it written, and be called when it is, or has failed."""
        self._table.context.store.append_then(self._row.id, self._entries, self._ended, self._agenda(), then)

    def apply(self) -> None:
        """It is written: the table is so now."""
        table, row = self._table, self._row
        table.row = row if self._ended is None else msgspec.structs.replace(row, revision=row.revision + 1)
        if self._ran_out:
            table.stand_ins |= self._ran_out
            table.context.neighbours.stand_ins_changed(table)
            table.context.neighbours.tell(row.id, "stand_in", sorted(self._ran_out))
        table.has_table_news = bool(self._ran_out) or self._ended is not None
        table.context.notices.went_on(table, self._entries)
        telemetry.saved(table, self._entries, row.status)
