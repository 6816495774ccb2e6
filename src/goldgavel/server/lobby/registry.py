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
from goldgavel.server.runner.runner import TableRunner
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.table import Table
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
        self.tables: dict[str, TableRunner] = {}
        self._loading: dict[str, asyncio.Task[TableRunner]] = {}

    # Find.

    async def find(self, table: str) -> TableRunner:
        """The table, read from the store if it is not in memory."""
        while True:
            if (loading := self._loading.get(table)) is not None:
                await asyncio.shield(loading)  # then look again: it may be outdated by then
            elif (found := self.tables.get(table)) is not None:
                await self.context.peers.confirm()
                if found.stored.is_in_doubt:
                    async with found.lock:
                        await found.reload_if_lost()
                if self._is_here(found):  # otherwise it was deleted, unloaded or lost meanwhile
                    return found
            else:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                return await asyncio.shield(loading)

    async def _load(self, table: str) -> TableRunner:
        """Read a table. It removes itself from `_loading`, so that `find` never waits for a finished task."""
        try:
            return await self._read(table)
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> TableRunner:
        while True:
            owner = await self.context.peers.claim(table)
            stored = await self.context.store.read(snapshot, table)  # after the claim: no other worker writes now
            if stored is None:
                raise NotFound("table-unknown")
            if self.context.peers.is_current(owner):
                break
        loaded = self.tables[table] = self._runner(stored.row, stored.seats, owner)
        loaded.table.earlier_results = stored.series
        if stored.row.status in {"playing", "over"}:
            loaded.open_game(stored.log)
            loaded.scheduler.schedule()  # its clocks run from now on, also if nobody connects
        return loaded

    def _runner(self, row: TableRow, seats: list[SeatRow], owner: int | None) -> TableRunner:
        return TableRunner(self.context, Table(row, seats, self.context.sources), owner)

    async def glance(self, table: str) -> TableRunner:
        """The table for showing it only: if it is not in memory, a copy that is not kept. Needs no ownership."""
        if table in self.tables:
            return await self.find(table)
        stored = await self.context.store.read(snapshot, table)
        if stored is None:
            raise NotFound("table-unknown")
        copy = self._runner(stored.row, stored.seats, None)
        copy.table.earlier_results = stored.series
        if stored.row.status == "over":
            copy.open_game(stored.log)
        return copy

    async def wait_until_loaded(self) -> None:
        """Wait until all tables that are being read are in memory."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))

    # Create.

    async def make(self, me: PlayerRow, spec: table_specs.TableSpec) -> TableRunner:
        options = table_specs.read_options(spec)
        seats = table_specs.read_seats(spec, options["players"], me)
        row = self._new_row(me, spec, options)
        if await self.context.store.read(tables.open_tables, me.id) >= self.context.settings.most_open_tables:
            raise Forbidden("table-too-many", most=self.context.settings.most_open_tables)
        return await self._add(row, seats)

    async def quick(self, me: PlayerRow, spec: table_specs.QuickSpec) -> TableRunner:
        runner = await self.make(me, table_specs.table_of(spec))
        await runner.change(runner.start)
        return runner

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

    async def _add(self, row: TableRow, seats: list[SeatRow]) -> TableRunner:
        await self.context.store.write(tables.add_table, row, seats)
        owner = await self.context.peers.claim(row.id)
        made = self.tables[row.id] = self._runner(row, seats, owner)
        return made

    # Before the start.

    async def set_seat(self, me: PlayerRow, runner: TableRunner, seat: int, who: str) -> None:
        """Take a free seat, or free one's own. The table's host can also free other seats and add bots."""
        table = runner.table

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
            await self._save_seats(runner, seat_rows.with_own_names(seats))
            return removed

        removed = await runner.change(change)
        if removed is not None and removed != me.id:
            runner.disconnect_player(removed, CloseCode.REMOVED)

    async def _save_seats(self, runner: TableRunner, seats: list[SeatRow]) -> None:
        touched = msgspec.structs.replace(runner.table.row, touched=self.context.clock())
        runner.table.row = await runner.write(tables.save, touched, seats)
        runner.reseat(seats)

    async def start(self, me: PlayerRow, runner: TableRunner) -> None:
        async def change() -> None:
            require_open(runner.table)
            require_starter(runner.table, me)
            await runner.start()

        await runner.change(change)

    async def leave(self, me: PlayerRow, runner: TableRunner) -> None:
        seat = runner.table.seat_of(me.id)
        if seat is None:
            raise seat_rows.not_seated()
        if runner.table.row.status == "open":
            with suppress(WrongState):  # it has started in the meantime
                await self.set_seat(me, runner, seat, "free")
                return
        runner.disconnect_player(me.id, CloseCode.LEFT)
        runner.stand_in(seat)

    # Connect.

    async def arrive(self, table: str, connection: "Connection") -> TableRunner:
        while True:
            found = await self.find(table)
            async with found.lock:
                if await self._is_ready(found):
                    found.require_capacity(connection)
                    await self._let_in(found, connection)
                    return found

    async def _is_ready(self, runner: TableRunner) -> bool:
        """True if a connection can be added now.

        While it waited for the lock, the table may have been unloaded, or have lost its game. A client that gets
        the table without its game would not learn what it missed.
        """
        if self._is_here(runner):
            await runner.reload_if_lost()
        return self._is_here(runner)

    def _is_here(self, runner: TableRunner) -> bool:
        return self.tables.get(runner.id) is runner

    async def _let_in(self, runner: TableRunner, connection: "Connection") -> None:
        runner.arrive(connection)
        if runner.table.row.status == "open" and runner.table.is_rematch_complete(runner.audience):
            try:
                await runner.start()
            except BaseException:
                runner.leave(connection)
                raise

    # Remove.

    def remove(self, table: str) -> None:
        """Remove a table that was deleted from the store, and close its sockets."""
        self._drop(self.tables.pop(table), CloseCode.LEFT)

    async def unload(self, runner: TableRunner) -> None:
        """Remove an idle table from memory, and give it up."""
        del self.tables[runner.id]
        runner.close()
        await self.context.peers.release(runner.id)

    def lose(self, table: str, owner: int | None) -> None:
        """Remove a table that belongs to another worker now. Its clients connect again, to the new owner."""
        found = self.tables.get(table)
        if found is not None and found.stored.owner == owner:
            del self.tables[table]
            self._drop(found, CloseCode.RESTART)

    def lose_all(self) -> None:
        """Remove all tables: this worker is not a member any more."""
        lost, self.tables = list(self.tables.values()), {}
        for runner in lost:
            self._drop(runner, CloseCode.RESTART)

    def _drop(self, runner: TableRunner, code: CloseCode) -> None:
        runner.close()
        for connection in runner.audience.everyone():
            connection.close(code)

    def close(self) -> None:
        for runner in self.tables.values():
            runner.close()


def require_open(table: Table) -> None:
    if table.row.status != "open":
        raise WrongState("table-has-started")


def require_maker(table: Table, me: PlayerRow) -> None:
    if table.row.maker != me.id:
        raise Forbidden("table-not-maker")


def require_starter(table: Table, me: PlayerRow) -> None:
    """Only the host can start a table. A rematch can be started by any of its players: the host may not come."""
    if not table.row.rematch or seat_rows.seat_of_player(table.seats, me.id) is None:
        require_maker(table, me)


def require_own(table: Table, seat: int, me: PlayerRow) -> None:
    """A seat can be freed by its player or by the host."""
    if table.seats[seat].player != me.id:
        require_maker(table, me)
