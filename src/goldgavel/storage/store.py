"""`Store`: the interface to everything a server persists.

It runs the functions of `storage/queries/`: `await store.read(players.player, player_id)`. Reads see every write
that has returned. A write returns when it is durable.

Times are in seconds since 1970. Secrets and link codes are passed in as hashes (32 bytes); the plain values are
never stored.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import perf_counter, time
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from goldgavel.kernel.entries import Entry
from goldgavel.storage import revision
from goldgavel.storage.database import Database, Query, connect
from goldgavel.storage.errors import Conflict, NotOwner, StorageError
from goldgavel.storage.group_commit import GroupCommitter, resolve
from goldgavel.storage.postgres.notices import Notice, about_tables, notify
from goldgavel.storage.queries import agendas, deletion, facts, results, sign_in, tables
from goldgavel.storage.rows import Agenda, ResultRow, TableRow

P = ParamSpec("P")
T = TypeVar("T")
End = tuple[TableRow, Sequence[ResultRow]]
"""The end of a game: its table's row and the results."""


class Watcher(Protocol):
    """Callbacks for the duration of log commits and for failures."""

    def committed(self, seconds: float) -> None: ...

    def storage_failed(self, what: str) -> None: ...


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.watcher: Watcher | None = None
        self.disowned: Callable[[str, int | None], None] = lambda _table, _owner: None
        """Called when a write is refused: with the table, and the number under which it was claimed."""
        self._is_erasing_due = True
        """True if the files may still contain deleted rows."""
        self._commits = GroupCommitter(database)

    @classmethod
    async def open(cls, address: str, *, alone: bool = False) -> Self:
        """Open the database of an SQLAlchemy URL. Creates or migrates it if necessary.

        With `alone`, the only server of an SQLite database: another one is refused as long as this store is open.
        """
        database = connect(address)
        try:
            if alone:
                database.claim()
            await revision.bring_up_to_date(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Commit the pending writes, then close.

        If that is cancelled because the database does not answer, its connections are dropped with the process.
        """
        await self._commits.close()
        await self.database.close()

    async def check(self) -> None:
        """Raise an error if the database is not reachable or no longer has this schema version, or if a row cannot
        be written: because the disk is full, for example."""
        await self.write(revision.require_current)
        with suppress(Conflict):  # another worker has just written the row
            await self.write(facts.note, facts.CHECKED, repr(time()))

    # Queries.

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Return the outcome of a query that changes nothing."""
        with self._reporting("read"):
            try:
                return await self.database.read(lambda connection: query(connection, *args, **named))
            except (DBAPIError, NoFreeConnection, OSError) as error:
                raise StorageError("storage-failed") from error

    async def write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Run a query as part of the next group commit."""
        return await self._commit(lambda connection: query(connection, *args, **named))

    async def change(
        self,
        table: str,
        owner: int | None,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Run a query that changes a table, under the number with which it was claimed. Raises `NotOwner`."""
        try:
            return await self._commit(lambda connection: query(connection, *args, **named), table, owner)
        except NotOwner:
            self.disowned(table, owner)
            raise

    async def write_and_tell(
        self,
        notice: Notice,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Run a query as part of the next group commit, which notifies the other processes."""

        def work(connection: Connection) -> T:
            outcome = query(connection, *args, **named)
            self._tell(connection, notice)
            return outcome

        return await self._commit(work)

    async def write_then_tell(
        self,
        notices_of: Callable[[T], Iterable[Notice]],
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Do the same as `write_and_tell`, with the notices that follow from the outcome."""

        def work(connection: Connection) -> T:
            outcome = query(connection, *args, **named)
            self._tell(connection, *notices_of(outcome))
            return outcome

        return await self._commit(work)

    # Logs.

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        end: End | None = None,
        agenda: tuple[float | None, Agenda] | None = None,
        owner: int | None = None,
    ) -> None:
        """Append to a table's log and save its end or its agenda: everything or, with an error, nothing."""
        await self._commits.wait_for_room()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, end, agenda, lambda error: resolve(done, None, error), owner)
        await done

    def append_then(
        self,
        table: str,
        entries: Sequence[Entry],
        end: End | None,
        agenda: tuple[float | None, Agenda] | None,
        then: Callable[[BaseException | None], None],
        owner: int | None = None,
    ) -> None:
        """Do the same without waiting: `then` is called when it is done or has failed."""
        began = perf_counter()
        work: Query[None] | None = None
        if end is not None:
            work = partial(results.finish, row=end[0], rows=end[1])
        elif agenda is not None:
            work = partial(_keep_agenda, table, agenda)

        def written(_: Any, error: BaseException | None) -> None:
            if self.watcher is not None:
                if error is None:
                    self.watcher.committed(perf_counter() - began)
                elif isinstance(error, StorageError):
                    self.watcher.storage_failed("append")
            if isinstance(error, NotOwner):
                self.disowned(table, owner)
            then(error)

        self._commits.append_then(table, entries, work, written, owner)

    def has_room(self) -> bool:
        """Return True if `append_then` may be called: the queue of writes is not full."""
        return self._commits.has_room()

    # Writes that notify about several tables.

    async def forget_player(self, player: str) -> deletion.Forgotten:
        """Delete a player's data; return the affected tables."""
        found = await self.write(self._forget_player, player)
        self._is_erasing_due = True
        await self.erase_deleted()
        return found

    async def erase_deleted(self) -> None:
        """Erase what was deleted from the files too, or do it at the next call, if a reader still needs it."""
        if self._is_erasing_due:
            self._is_erasing_due = False
            with suppress(OSError):
                self._is_erasing_due = not await self.database.erase_deleted()

    def _forget_player(self, connection: Connection, player: str) -> deletion.Forgotten:
        found = deletion.forget_player(connection, player)
        self._tell(connection, *about_tables("removed", found.removed), Notice("deleted", [player]))
        self._tell(connection, *about_tables("unsaid", found.unsaid))
        return found

    async def remove_expired(self, before: float, slow_before: float | None = None) -> list[str]:
        """Remove expired links and open tables not touched since `before` (at most 1000); return the tables' ids.

        Tables of slow games are compared with `slow_before`.
        """
        return await self.write(self._remove_expired, before, before if slow_before is None else slow_before)

    def _remove_expired(self, connection: Connection, before: float, slow_before: float) -> list[str]:
        sign_in.remove_expired_links(connection, before)
        removed = tables.remove_expired(connection, before, slow_before)
        self._tell(connection, *about_tables("removed", removed))
        return removed

    async def _commit(self, work: Query[T], table: str = "", owner: int | None = None) -> T:
        with self._reporting("write"):
            outcome: Any = await self._commits.write(work, table, owner)
        return outcome  # type: ignore[no-any-return]

    def _tell(self, connection: Connection, *notices: Notice) -> None:
        for notice in notices:
            notify(connection, self.database.process, notice)

    @contextmanager
    def _reporting(self, what: str) -> Iterator[None]:
        try:
            yield
        except StorageError:
            if self.watcher is not None:
                self.watcher.storage_failed(what)
            raise


def _keep_agenda(table: str, agenda: tuple[float | None, Agenda], connection: Connection) -> None:
    agendas.keep_agenda(connection, table, *agenda)
