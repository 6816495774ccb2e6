"""The registry of all tables in memory: finding, creating, seating, starting and leaving."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from goldgavel._version import VERSION
from goldgavel.kernel.table_settings import settings_of
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.errors import Forbidden, NotFound, WrongState
from goldgavel.server.lobby import table_specs
from goldgavel.server.tables import presence, seat_rows
from goldgavel.server.tables.table import LiveTable
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.rows import PlayerRow, SeatRow, TableRow

if TYPE_CHECKING:
    from goldgavel.server.context import ServerContext
    from goldgavel.server.sockets.connection import Connection

LOG = logging.getLogger("goldgavel.server")
TABLE_ID_BYTES = 12
"""96 bits cannot be guessed, so only people who were given a table's link have it."""


class TableRegistry:
    def __init__(self, context: "ServerContext") -> None:
        self.context = context
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Find.

    async def find(self, table: str) -> LiveTable:
        """The table, read from the store if it is not in memory."""
        while True:
            if (loading := self._loading.get(table)) is not None:
                await asyncio.shield(loading)  # then look again: it may be outdated by then
            elif (found := self.tables.get(table)) is not None:
                await self.context.peers.confirm()
                if found.is_in_doubt:
                    async with found.lock:
                        await found.reload_if_lost()
                if self.tables.get(table) is found:  # otherwise it was deleted, unloaded or lost meanwhile
                    return found
            else:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                return await asyncio.shield(loading)

    async def _load(self, table: str) -> LiveTable:
        """Read a table. It removes itself from `_loading`, so that `find` never waits for a finished task."""
        try:
            return await self._read(table)
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> LiveTable:
        while True:
            owner = await self.context.peers.claim(table)
            stored = await self.context.store.read(snapshot, table)  # after the claim: no other worker writes now
            if stored is None:
                raise NotFound("table-unknown")
            if self.context.peers.is_current(owner):
                break
        live = self.tables[table] = LiveTable(self.context, stored.row, stored.seats, owner)
        live.earlier_results = stored.series
        if live.row.status in {"playing", "over"}:
            live.open_session(stored.log)
        return live

    async def glance(self, table: str) -> LiveTable:
        """The table for showing it only: if it is not in memory, a copy that is not kept. Needs no ownership."""
        if table in self.tables:
            return await self.find(table)
        stored = await self.context.store.read(snapshot, table)
        if stored is None:
            raise NotFound("table-unknown")
        copy = LiveTable(self.context, stored.row, stored.seats)
        copy.earlier_results = stored.series
        if copy.row.status == "over":
            copy.open_session(stored.log)
        return copy

    async def wait_until_loaded(self) -> None:
        """Wait until all tables that are being read are in memory."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))

    # Create.

    async def make(self, me: PlayerRow, spec: table_specs.TableSpec) -> LiveTable:
        options = table_specs.read_options(spec)
        seats = table_specs.read_seats(spec, options["players"], me)
        row = self._new_row(me, spec, options)
        if await self.context.store.read(tables.open_tables, me.id) >= self.context.settings.most_open_tables:
            raise Forbidden("table-too-many", most=self.context.settings.most_open_tables)
        return await self._add(row, seats)

    async def quick(self, me: PlayerRow, spec: table_specs.QuickSpec) -> LiveTable:
        table = await self.make(me, table_specs.table_of(spec))
        await table.change(table.start)
        return table

    def _new_row(self, me: PlayerRow, spec: table_specs.TableSpec, options: dict[str, object]) -> TableRow:
        now = self.context.clock()
        return TableRow(
            id=self.context.random_token(TABLE_ID_BYTES),
            game=spec.game,
            options=options,
            engine=VERSION,
            status="open",
            maker=me.id,
            created=now,
            touched=now,
            settings=settings_of(spec),
        )

    async def _add(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        await self.context.store.write(tables.add_table, row, seats)
        owner = await self.context.peers.claim(row.id)
        table = self.tables[row.id] = LiveTable(self.context, row, seats, owner)
        return table

    # Before the start.

    async def set_seat(self, me: PlayerRow, table: LiveTable, seat: int, who: str) -> None:
        """Take a free seat, or free one's own. The table's host can also free other seats and add bots."""

        async def change() -> str | None:
            require_open(table)
            if not 0 <= seat < len(table.seats):
                raise NotFound("table-no-such-seat", count=len(table.seats))
            row = table_specs.read_seat(table.row.game, seat, who, me)
            removed = table.seats[seat].player
            if row.player is None:
                require_own(table, seat, me) if who == "free" else require_maker(table, me)
            elif not seat_rows.is_free(table.seats[seat]) and removed != me.id:
                raise WrongState("table-seat-taken")
            seats = [
                seat_rows.free(old.seat) if row.player and old.player == me.id else old for old in table.seats
            ]
            seats[seat] = row
            await self._save_seats(table, seat_rows.with_own_names(seats))
            return removed

        removed = await table.change(change)
        if removed is not None and removed != me.id:
            presence.disconnect_player(table, removed, CloseCode.REMOVED)

    async def _save_seats(self, table: LiveTable, seats: list[SeatRow]) -> None:
        touched = msgspec.structs.replace(table.row, touched=self.context.clock())
        table.row = await table.write(tables.save, touched, seats)
        table.reseat(seats)

    async def start(self, me: PlayerRow, table: LiveTable) -> None:
        async def change() -> None:
            require_open(table)
            require_starter(table, me)
            await table.start()

        await table.change(change)

    async def leave(self, me: PlayerRow, table: LiveTable) -> None:
        seat = seat_rows.seat_of_player(table.seats, me.id)
        if seat is None:
            raise seat_rows.not_seated()
        if table.row.status == "open":
            with suppress(WrongState):  # it has started in the meantime
                await self.set_seat(me, table, seat, "free")
                return
        presence.disconnect_player(table, me.id, CloseCode.LEFT)
        presence.stand_in(table, seat)

    # Connect and disconnect.

    async def arrive(self, table: str, connection: "Connection") -> LiveTable:
        while True:
            found = await self.find(table)
            async with found.lock:
                if await self._is_ready(found):
                    presence.require_capacity(found, connection)
                    await self._let_in(found, connection)
                    return found

    async def _is_ready(self, table: LiveTable) -> bool:
        """True if a connection can be added now.

        While it waited for the lock, the table may have been unloaded, or have lost its game. A client that gets
        the table without its game would not learn what it missed.
        """
        if self.tables.get(table.row.id) is table:
            await table.reload_if_lost()
        return self.tables.get(table.row.id) is table

    async def _let_in(self, table: LiveTable, connection: "Connection") -> None:
        presence.arrive(table, connection)
        if table.row.status == "open" and table.is_rematch_complete():
            try:
                await table.start()
            except BaseException:
                presence.leave(table, connection)
                raise

    def leave_socket(self, table: LiveTable, connection: "Connection") -> None:
        presence.leave(table, connection)

    # Remove.

    def remove(self, table: str) -> None:
        """Remove a table that was deleted from the store, and close its sockets."""
        self._drop(self.tables.pop(table), CloseCode.LEFT)

    async def unload(self, table: LiveTable) -> None:
        """Remove an idle table from memory, and give it up."""
        del self.tables[table.row.id]
        table.close()
        await self.context.peers.release(table.row.id)

    def lose(self, table: str, owner: int | None) -> None:
        """Remove a table that belongs to another worker now. Its clients connect again, to the new owner."""
        found = self.tables.get(table)
        if found is not None and found.owner == owner:
            del self.tables[table]
            self._drop(found, CloseCode.RESTART)

    def lose_all(self) -> None:
        """Remove all tables: this worker is not a member any more."""
        lost, self.tables = list(self.tables.values()), {}
        for table in lost:
            self._drop(table, CloseCode.RESTART)

    def _drop(self, table: LiveTable, code: CloseCode) -> None:
        table.close()
        for connection in table.audience.everyone():
            connection.close(code)

    def close(self) -> None:
        for table in self.tables.values():
            table.close()


def require_open(table: LiveTable) -> None:
    if table.row.status != "open":
        raise WrongState("table-has-started")


def require_maker(table: LiveTable, me: PlayerRow) -> None:
    if table.row.maker != me.id:
        raise Forbidden("table-not-maker")


def require_starter(table: LiveTable, me: PlayerRow) -> None:
    """Only the host can start a table. A rematch can be started by any of its players: the host may not come."""
    if not table.row.rematch or seat_rows.seat_of_player(table.seats, me.id) is None:
        require_maker(table, me)


def require_own(table: LiveTable, seat: int, me: PlayerRow) -> None:
    """A seat can be freed by its player or by the host."""
    if table.seats[seat].player != me.id:
        require_maker(table, me)
