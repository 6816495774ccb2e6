"""Base class of the store's parts: access to the database, and durable writes."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from goldgavel.storage import revision
from goldgavel.storage.database import Database, Query, connect
from goldgavel.storage.errors import StorageError
from goldgavel.storage.group_commit import GroupCommitter
from goldgavel.storage.postgres.notices import Notice, notify

P = ParamSpec("P")
T = TypeVar("T")


class Watcher(Protocol):
    """Callbacks for the duration of log commits and for failures."""

    def committed(self, seconds: float) -> None: ...

    def storage_failed(self, what: str) -> None: ...


class Desk:
    """Reads see every write that has returned. A write returns when it is durable."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.watcher: Watcher | None = None
        self._commits = GroupCommitter(database)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open the database of an SQLAlchemy URL. Creates or migrates it if necessary."""
        database = connect(address)
        try:
            await revision.bring_up_to_date(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Commit the pending writes, then close."""
        try:
            await self._commits.close()
        finally:
            await self.database.close()

    async def check(self) -> None:
        """Raise an error if the database is not reachable, not writable or no longer has this schema version."""
        await self._write(revision.require_current)

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

    async def _change(
        self, table: str, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Change a table's row or seats and notify the other workers."""
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


def can_be_an_id(text: str) -> bool:
    """Return False for text that some databases reject. Ids come from URLs, so they can be anything."""
    return text.isascii() and text.isprintable()
