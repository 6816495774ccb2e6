"""Tables and their chairs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from goldgavel.kernel.entries import Entry
from goldgavel.storage.postgres.workers import Company, companies
from goldgavel.storage.queries import log, players, results, tables
from goldgavel.storage.rows import ResultRow, SeatRow, TableRow
from goldgavel.storage.shelves.desk import Desk, can_be_an_id


class TableNow(NamedTuple):
    """A table with what has happened there."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]


Played = tuple[TableRow, list[SeatRow], list[ResultRow]]


class Tables(Desk):
    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._write(tables.add_table, row, seats)

    async def add_rematch(self, before: TableRow, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        """A table for the next game of the same people; the one before as it is then, which names the next."""

        def add(connection: Connection) -> TableRow:
            saved = tables.save_table(connection, msgspec.structs.replace(before, next=row.id))
            tables.add_table(connection, row, seats)
            return saved

        return await self._change(before.id, add)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        return await self._read(tables.table, table) if can_be_an_id(table) else None

    async def table_now(self, table: str, after: int) -> TableNow | None:
        """All of a table as it is at one moment: the log from after a version."""
        return await self._read(_table_now, table, after)

    async def companies(self, ids: Sequence[str]) -> dict[str, Company]:
        """Who is at each table, and which worker keeps it."""
        return await self._read(companies, ids)

    async def heads(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The revision and the version of the log of each table that is still there."""
        return await self._read(tables.heads, ids)

    async def save_table(self, row: TableRow) -> TableRow:
        """The table as it is then; a `Conflict` if it was changed since the row was read."""
        return await self._change(row.id, tables.save_table, row)

    async def save_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        await self._change(table, tables.save_seats, table, seats)

    async def save(self, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
        return await self._change(row.id, tables.save, row, seats)

    async def give_order(self, table: str, seat: int, order: dict[str, Any], version: int) -> None:
        """Keep a standing order that was given at this version; a `Conflict` if the log has gone on since."""
        await self._change(table, tables.give_order, table, seat, order, version)

    async def listed_tables(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Open tables for everybody, newest first."""
        return await self._read(tables.listed_tables, limit)

    async def tables_of(self, player: str, limit: int, before: float | None = None) -> list[Played]:
        """A player's tables, newest first; those made before a time, for the next page."""
        return await self._read(_tables_of, player, limit, before)

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """For whoever goes through all tables: the next ids in order."""
        return await self._read(tables.table_ids, after, limit)

    async def open_tables(self, player: str) -> int:
        """How many tables that this player made wait for their start."""
        return await self._read(tables.open_tables, player)

    async def remove_expired(self, before: float, slow_before: float | None = None) -> list[str]:
        """Remove open tables not touched since (a thousand at most) and links that ended; the tables' ids.

        Those of slow games have a time of their own.
        """
        return await self._write(self._remove_expired, before, before if slow_before is None else slow_before)

    def _remove_expired(self, connection: Connection, before: float, slow_before: float) -> list[str]:
        players.remove_expired_links(connection, before)
        removed = tables.remove_expired(connection, before, slow_before)
        self._tell(connection, removed)
        return removed


def _tables_of(connection: Connection, player: str, limit: int, before: float | None) -> list[Played]:
    rows = tables.tables_at_which(connection, player, limit, before)
    ids = [row.id for row in rows]
    seats, ends = tables.seats_of(connection, ids), results.results_of(connection, ids)
    return [(row, seats[row.id], ends[row.id]) for row in rows]


def _table_now(connection: Connection, table: str, after: int) -> TableNow | None:
    found = tables.table(connection, table)
    if found is None:
        return None
    return TableNow(*found, log.entries_of(connection, table, after))
