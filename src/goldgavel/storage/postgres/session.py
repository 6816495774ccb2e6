"""A database session of its own, for the statements of `ownership.py` and for notices of other workers.

Nothing written here has to survive a crash, so commits do not wait for the disk.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres.notices import CHANNEL

TIMEOUT_SECONDS = 5.0
"""Seconds without an answer after which the connection counts as lost."""
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class PostgresSession:
    """Runs one statement at a time, in the order of the calls. After an error it can be opened again."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        settings = {**parameters["server_settings"], "synchronous_commit": "off"}
        self._parameters = {**parameters, "command_timeout": TIMEOUT_SECONDS, "server_settings": settings}
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        await self.close()
        try:
            self._connection = await asyncpg.connect(**self._parameters)
        except LOST as error:
            raise StorageError("storage-failed") from error

    async def listen(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Call `heard` with each notice sent from now on, and `lost` when the session ends."""
        connection = self._open_connection()
        try:
            await connection.add_listener(CHANNEL, lambda *received: heard(received[-1]))
        except LOST as error:
            raise StorageError("storage-failed") from error
        connection.add_termination_listener(lambda _: lost())

    async def ask(self, statement: str, *arguments: Any) -> list[Any]:
        """Run a statement and return its rows. It opens the session if that is closed."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                await self.open()
            try:
                return list(await self._open_connection().fetch(statement, *arguments))
            except LOST as error:
                raise StorageError("storage-failed") from error

    async def close(self) -> None:
        """Drop the connection. The database notices, and releases the locks of the session."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
            await asyncio.sleep(0)  # the event loop closes the socket in its next round

    def _open_connection(self) -> asyncpg.Connection:
        if self._connection is None:
            raise StorageError("storage-failed")
        return self._connection
