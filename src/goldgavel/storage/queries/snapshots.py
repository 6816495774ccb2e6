"""Everything about one table, read together."""

from typing import NamedTuple

from sqlalchemy import Connection

from goldgavel.kernel.entries import Entry
from goldgavel.storage.queries import log, results, tables
from goldgavel.storage.rows import SeatRow, SeriesResult, TableRow


class TableSnapshot(NamedTuple):
    """A table with its seats, its log, and the results of its series' earlier games."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    series: list[SeriesResult]


def snapshot(connection: Connection, table_id: str, after: int = -1) -> TableSnapshot | None:
    """Return a consistent snapshot of a table, with the log after a version."""
    found = tables.table(connection, table_id)
    if found is None:
        return None
    row, seats = found
    return TableSnapshot(
        row, seats, log.entries_of(connection, table_id, after), results.series_before(connection, row)
    )
