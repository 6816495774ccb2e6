"""Tables and their seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from goldgavel.kernel.entries import Entry
from goldgavel.storage.postgres.workers import Company, companies
from goldgavel.storage.queries import log, played, players, results, tables
from goldgavel.storage.queries.played import EVERYTHING, GameFilter
from goldgavel.storage.rows import RecentPlayer, ResultRow, SeatRow, SeriesResult, TableRow
from goldgavel.storage.shelves.desk import Desk, can_be_an_id


class TableNow(NamedTuple):
    """A table with its seats, its log, and the results of its series' earlier games."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    series: list[SeriesResult]


Played = tuple[TableRow, list[SeatRow], list[ResultRow]]


class Tables(Desk):
    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._write(tables.add_table, row, seats)

    async def add_rematch(self, before: TableRow, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        """Add a table for a rematch; return the previous table's row, which now names it as `next`.

        Both belong to the rematch's series from now on.
        """

        def add(connection: Connection) -> TableRow:
            saved = tables.save_table(connection, msgspec.structs.replace(before, next=row.id, series=row.series))
            tables.add_table(connection, row, seats)
            return saved

        return await self._change(before.id, add)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        return await self._read(tables.table, table) if can_be_an_id(table) else None

    async def table_now(self, table: str, after: int) -> TableNow | None:
        """Return a consistent snapshot of a table, with the log after a version."""
        return await self._read(_table_now, table, after)

    async def series_before(self, row: TableRow) -> list[SeriesResult]:
        """Return the results of the earlier games of a table's series, in order of games and seats."""
        return await self._read(results.series_before, row)

    async def companies(self, ids: Sequence[str]) -> dict[str, Company]:
        """Return the presence at each table and the worker that owns it."""
        return await self._read(companies, ids)

    async def heads(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return the row's revision and the log's version of each table that still exists."""
        return await self._read(tables.heads, ids)

    async def save_table(self, row: TableRow) -> TableRow:
        """Save the row and return it with its new revision; raise `Conflict` if it was changed meanwhile."""
        return await self._change(row.id, tables.save_table, row)

    async def save_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        await self._change(table, tables.save_seats, table, seats)

    async def save(self, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        return await self._change(row.id, tables.save, row, seats)

    async def give_order(self, table: str, seat: int, order: dict[str, Any], version: int) -> None:
        """Save a standing order given at this version; raise `Conflict` if the log has grown since."""
        await self._change(table, tables.give_order, table, seat, order, version)

    async def listed_tables(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the publicly listed open tables, newest first."""
        return await self._read(tables.listed_tables, limit)

    async def tables_of(
        self, player: str, limit: int, before: float | None = None, wanted: GameFilter = EVERYTHING
    ) -> list[Played]:
        """Return a player's tables, newest first; for the next page, those created before a time."""
        if wanted.player is not None and not can_be_an_id(wanted.player):
            return []
        return await self._read(_tables_of, player, limit, before, wanted)

    async def recent_players(self, player: str, limit: int) -> list[RecentPlayer]:
        """Return the people with whom this player has played, latest first."""
        return await self._read(played.recent_players, player, limit)

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """Return the next table ids in order, for iterating over all tables."""
        return await self._read(tables.table_ids, after, limit)

    async def open_tables(self, player: str) -> int:
        """Return how many tables of this host have not started."""
        return await self._read(tables.open_tables, player)

    async def remove_expired(self, before: float, slow_before: float | None = None) -> list[str]:
        """Remove expired links and open tables not touched since `before` (at most 1000); return the tables' ids.

        Tables of slow games are compared with `slow_before`.
        """
        return await self._write(self._remove_expired, before, before if slow_before is None else slow_before)

    def _remove_expired(self, connection: Connection, before: float, slow_before: float) -> list[str]:
        players.remove_expired_links(connection, before)
        removed = tables.remove_expired(connection, before, slow_before)
        self._tell(connection, removed)
        return removed


def _tables_of(
    connection: Connection, player: str, limit: int, before: float | None, wanted: GameFilter
) -> list[Played]:
    rows = played.tables_at_which(connection, player, limit, before, wanted)
    ids = [row.id for row in rows]
    seats, ends = tables.seats_of(connection, ids), results.results_of(connection, ids)
    return [(row, seats[row.id], ends[row.id]) for row in rows]


def _table_now(connection: Connection, table: str, after: int) -> TableNow | None:
    found = tables.table(connection, table)
    if found is None:
        return None
    return TableNow(*found, log.entries_of(connection, table, after), results.series_before(connection, found[0]))
