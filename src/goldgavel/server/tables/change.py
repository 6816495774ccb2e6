# cython: boundscheck=True, wraparound=True
"""What a transition of a table has to store. The row, seats and stand-ins change in memory once it is stored."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.storage.rows import Agenda, ResultRow, TableRow


class Change:
    """Entries for the log, with the row, results and agenda that are stored in the same transaction."""

    __slots__ = ("agenda", "ended", "entries", "row", "timed_out")

    def __init__(
        self,
        entries: "Sequence[Entry]",
        row: "TableRow",
        timed_out: "set[int]",
        results: "list[ResultRow] | None",
    ) -> None:
        self.entries = entries
        self.row = row
        """The row when the entries are stored."""
        self.timed_out = timed_out
        """Seats for which a bot plays from now on."""
        self.ended: tuple[TableRow, list[ResultRow]] | None = None if results is None else (row, results)
        self.agenda: tuple[float | None, Agenda] | None = None
        if row.settings.clock is not None and row.agenda is not None:
            self.agenda = (row.due, row.agenda)
