"""The store: all that a server keeps, behind one door.

Times are in seconds since 1970. Secrets and link codes come in hashed (32 bytes): what opens a door is never kept.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from goldgavel.kernel.entries import Entry
from goldgavel.storage import agendas, chat, facts, forgetting, log, players, pushes, results, revision, tables
from goldgavel.storage.commits import Committer, resolve
from goldgavel.storage.database import Database, Query, connect
from goldgavel.storage.errors import StorageError
from goldgavel.storage.notices import Notice, notify
from goldgavel.storage.rows import Agenda, ChatRow, PlayerRow, PushRow, ResultRow, SeatRow, Statistics, TableRow
from goldgavel.storage.workers import Company, companies

P = ParamSpec("P")
T = TypeVar("T")


class TableNow(NamedTuple):
    """A table with what has happened there."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]


Played = tuple[TableRow, list[SeatRow], list[ResultRow]]


class Watcher(Protocol):
    """Is told how long the log's commits take, and what fails."""

    def committed(self, seconds: float) -> None: ...

    def storage_failed(self, what: str) -> None: ...


class Store:
    """Reads see everything whose write has returned; a write returns when it is durable."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.watcher: Watcher | None = None
        self._commits = Committer(database)

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Open the database of an SQLAlchemy URL; make it, or bring it up to date, if need be."""
        database = connect(address)
        try:
            await revision.bring_up_to_date(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what waits, then close."""
        try:
            await self._commits.close()
        finally:
            await self.database.close()

    async def check(self) -> None:
        """An error if the database cannot be reached or written, or is not of this version any more."""
        await self._write(revision.require_current)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        ended: tuple[TableRow, list[ResultRow]] | None = None,
        agenda: tuple[float | None, Agenda] | None = None,
    ) -> None:
        """Append to a table's log, and note its end or what comes next: all or, with a `Conflict`, nothing."""
        await self._commits.room()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, ended, agenda, partial(_resolve, done))
        await done

    def append_then(
        self,
        table: str,
        entries: Sequence[Entry],
        ended: tuple[TableRow, list[ResultRow]] | None,
        agenda: tuple[float | None, Agenda] | None,
        then: Callable[[BaseException | None], None],
    ) -> None:
        """The same for who does not wait, but is called when it is done, or has failed."""
        began = perf_counter()
        work: Query[None] | None = None
        if ended is not None:
            work = self._telling(table, partial(results.finish, row=ended[0], rows=ended[1]))
        elif agenda is not None:
            work = partial(_keep_agenda, table, agenda)

        def written(_: Any, error: BaseException | None) -> None:
            if self.watcher is not None:
                if error is None:
                    self.watcher.committed(perf_counter() - began)
                elif isinstance(error, StorageError):
                    self.watcher.storage_failed("append")
            then(error)

        self._commits.append_then(table, entries, work, written)

    def has_room(self) -> bool:
        """Whether `append_then` may be called: not too much waits to be written."""
        return self._commits.has_room()

    async def keep_agenda(self, table: str, due: float | None, agenda: Agenda | None) -> None:
        """What comes next at a table with a clock."""
        await self._write(agendas.keep_agenda, table, due, agenda)

    async def claim_due(self, before: float, until: float, limit: int) -> list[str]:
        """Tables where something happens before a time; nobody else is given them until another."""
        worker = self.database.worker
        if not await self._read(agendas.is_any_due, worker, before):
            return []
        return await self._write(agendas.claim_due, worker, before, until, limit)

    async def note_alive(self, now: float, gap: float) -> None:
        """A server runs now; where none has for longer than the gap, it was down."""
        await self._write(facts.note_alive, now, gap)

    async def outages(self) -> list[tuple[float, float]]:
        """From when to when no server ran, in order."""
        return await self._read(facts.outages_noted)

    async def add_push(self, row: PushRow, most: int) -> None:
        """A browser that wants to be told; its person's oldest go where there are too many."""
        await self._write(pushes.add_push, row, most)

    async def pushes_of(self, player: str) -> list[PushRow]:
        return await self._read(pushes.pushes_of, player)

    async def remove_push(self, endpoint_hash: bytes) -> None:
        await self._write(pushes.remove_push, endpoint_hash)

    async def remove_pushes_of_device(self, secret: bytes) -> None:
        await self._write(pushes.remove_pushes_of_device, secret)

    async def keep_fact(self, name: str, value: str) -> str:
        """What is known under the name; if nothing is, the value from now on."""
        return await self._write(facts.keep_fact, name, value)

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table, or what comes after a version."""
        return await self._read(log.entries_of, table, after)

    async def add_player(self, row: PlayerRow, secret: bytes) -> None:
        await self._write(players.add_player, row, secret)

    async def player(self, player: str) -> PlayerRow | None:
        return await self._read(players.player, player) if _can_be_an_id(player) else None

    async def player_by_secret(self, secret: bytes) -> PlayerRow | None:
        return await self._read(players.player_by_secret, secret)

    async def rename_player(self, player: str, name: str) -> None:
        await self._write(players.rename_player, player, name)

    async def add_secret(self, player: str, secret: bytes, at: float) -> None:
        await self._write(players.add_secret, player, secret, at)

    async def remove_secret(self, secret: bytes) -> None:
        await self._write(players.remove_secret, secret)

    async def add_link(self, code: bytes, player: str, expires: float) -> None:
        await self._write(players.add_link, code, player, expires)

    async def use_link(self, code: bytes, now: float) -> str | None:
        """Whose link it is: once, and not after it expired."""
        return await self._write(players.use_link, code, now)

    async def forget_player(self, player: str) -> list[str]:
        """Delete what is known of a player; the ids of the tables that went with them."""
        return await self._write(self._forget_player, player)

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
        return await self._read(tables.table, table) if _can_be_an_id(table) else None

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

    async def results(self, table: str) -> list[ResultRow]:
        return (await self._read(results.results_of, [table]))[table]

    async def statistics(self, player: str) -> list[Statistics]:
        return await self._read(results.statistics, player)

    async def add_line(self, row: ChatRow) -> int | None:
        """Keep what was said at a table; its id, or None if this message is kept already."""
        return await self._write(chat.add_line, row)

    async def line(self, line: int) -> tuple[ChatRow, set[str]] | None:
        """What was said, and who does not want to hear it."""
        return await self._read(chat.line, line)

    async def chat_for(self, table: str, player: str | None, most: int) -> tuple[list[ChatRow], list[str]]:
        """What was said at a table as this player wants to hear it, and whom they have muted."""
        return await self._read(chat.chat_for, table, player, most)

    async def add_mute(self, player: str, muted: str, most: int) -> bool:
        return await self._write(chat.add_mute, player, muted, most)

    async def remove_mute(self, player: str, muted: str) -> None:
        await self._write(chat.remove_mute, player, muted)

    async def muted_by(self, player: str) -> list[PlayerRow]:
        """Whom the player does not want to hear."""
        return await self._read(chat.muted_by, player)

    async def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        with self._watched("read"):
            try:
                return await self.database.read(lambda connection: query(connection, *args, **named))
            except (DBAPIError, OSError) as error:
                raise StorageError("storage-failed") from error

    async def _write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        with self._watched("write"):
            outcome: Any = await self._commits.write(lambda connection: work(connection, *args, **named))
        return outcome  # type: ignore[no-any-return]

    @contextmanager
    def _watched(self, what: str) -> Iterator[None]:
        try:
            yield
        except StorageError:
            self._failed(what)
            raise

    def _failed(self, what: str) -> None:
        if self.watcher is not None:
            self.watcher.storage_failed(what)

    async def _change(
        self, table: str, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """A change of a table's row or chairs, which other workers hear of."""
        work_and_tell = self._telling(table, lambda connection: work(connection, *args, **named))
        with self._watched("write"):
            outcome: Any = await self._commits.write(work_and_tell, table)
        return outcome  # type: ignore[no-any-return]

    def _telling(self, table: str, work: Query[T]) -> Query[T]:
        def work_and_tell(connection: Connection) -> T:
            outcome = work(connection)
            self._tell(connection, [table])
            return outcome

        return work_and_tell

    def _tell(self, connection: Connection, ids: Iterable[str]) -> None:
        for table in ids:
            notify(connection, Notice(self.database.worker, table, "row"))

    def _forget_player(self, connection: Connection, player: str) -> list[str]:
        removed, changed = forgetting.forget_player(connection, player)
        self._tell(connection, [*removed, *changed])
        return removed

    def _remove_expired(self, connection: Connection, before: float, slow_before: float) -> list[str]:
        players.remove_expired_links(connection, before)
        removed = tables.remove_expired(connection, before, slow_before)
        self._tell(connection, removed)
        return removed


def _resolve(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    resolve(done, None, error)


def _can_be_an_id(text: str) -> bool:
    """Ids come from addresses that anybody can write; some texts a database would choke on."""
    return text.isascii() and text.isprintable()


def _keep_agenda(table: str, agenda: tuple[float | None, Agenda], connection: Connection) -> None:
    agendas.keep_agenda(connection, table, *agenda)


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
