"""A PostgreSQL database: connection settings, retries and the migration lock."""

from collections.abc import Collection
from secrets import token_urlsafe
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError, InterfaceError

from goldgavel.storage.address import place_of
from goldgavel.storage.async_database import AsyncDatabase
from goldgavel.storage.database import Query
from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres.appender import PostgresAppender, append_in
from goldgavel.storage.postgres.ownership import lock_owned
from goldgavel.storage.queries.log import Row

T = TypeVar("T")

CONNECT_SECONDS = 10.0
"""Timeout for connecting."""
COMMAND_SECONDS = 60.0
"""Timeout for any other command."""
ACCESS_DENIED = ("28", "3D", "42501")
"""SQLSTATE prefixes for: unknown user, wrong password, missing privilege, no such database."""
MIGRATION_LOCK = 7_144_652_118_034_427_492
"""Key of the advisory lock for migrations: an arbitrary number, unlikely to be used by other programs."""


class PostgresDatabase(AsyncDatabase):
    def __init__(self, url: URL) -> None:
        self.place = place_of(url)
        self.process = token_urlsafe(9)
        self.sessions = f"goldgavel {self.process}"
        """The application name of all sessions of this process."""
        settings = {
            "application_name": self.sessions,
            "tcp_keepalives_idle": "30",
            "tcp_keepalives_interval": "10",
        }
        arguments = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS, "server_settings": settings}
        # Each read transaction sees one snapshot.
        super().__init__(url, {"isolation_level": "REPEATABLE READ"}, connect_args=arguments)
        self.parameters: dict[str, Any] = {**url.get_dialect()().create_connect_args(url)[1], **arguments}
        self._appender = PostgresAppender(self.parameters)

    async def write(self, work: Query[T]) -> T:
        """Retry once if the connection was closed while idle: in that case nothing was written."""
        try:
            return await super().write(work)
        except InterfaceError:
            return await super().write(work)

    async def read(self, query: Query[T]) -> T:
        """Retry once if the connection was lost."""
        try:
            return await super().read(query)
        except DBAPIError as error:
            if not (error.connection_invalidated or isinstance(error, InterfaceError)):
                raise
            return await super().read(query)

    async def append(self, rows: list[Row]) -> Collection[str]:
        return await self._appender.append(self.worker, rows)

    def append_in(self, connection: Connection, rows: list[Row]) -> None:
        append_in(connection, None, rows)

    def lock_owned(self, connection: Connection, tables: Collection[str]) -> Collection[str]:
        return tables if self.worker is None else lock_owned(connection, self.worker, list(tables))

    async def close(self) -> None:
        await self._appender.close()
        await super().close()

    def lock_for_migration(self, connection: Connection) -> None:
        """Take the migration lock, held until the end of the transaction, so that only one process migrates."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})

    def opening_problem(self, error: Exception) -> StorageError:
        state = sqlstate(error)
        if state.startswith(ACCESS_DENIED):
            return StorageError("storage-not-let-in", place=self.place)
        return StorageError("storage-unreachable", place=self.place)


def sqlstate(error: BaseException) -> str:
    """Return the SQLSTATE of an error; empty if the server did not report one."""
    inner: Any = error.orig if isinstance(error, DBAPIError) else error
    return getattr(inner, "sqlstate", None) or ""
