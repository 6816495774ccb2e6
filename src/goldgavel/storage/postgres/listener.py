"""The LISTEN connection of a worker: receives notices from other workers and runs the statements of `workers.py`.

Nothing written here has to survive a crash, so commits do not wait for the disk.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres.notices import CHANNEL, Notice, read_notice

NAME = "goldgavel ear"
TIMEOUT_SECONDS = 5.0
"""Seconds without an answer after which the connection counts as lost."""
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class PostgresListener:
    """Calls `callback` with each notice received."""

    def __init__(self, parameters: dict[str, Any], callback: Callable[[Notice], None]) -> None:
        settings = {**parameters["server_settings"], "application_name": NAME, "synchronous_commit": "off"}
        self._parameters = {**parameters, "command_timeout": TIMEOUT_SECONDS, "server_settings": settings}
        self._callback = callback
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect and receive every notice sent from now on."""
        await self.close()
        try:
            self._connection = await asyncpg.connect(**self._parameters)
            await self._connection.add_listener(CHANNEL, self._received)
        except LOST as error:
            raise StorageError("storage-failed") from error

    async def ask(self, statement: str, *arguments: Any) -> list[Any]:
        """Run a statement of `workers.py` and return its rows."""
        async with self._turn:
            if self._connection is None:
                raise StorageError("storage-failed")
            try:
                return list(await self._connection.fetch(statement, *arguments))
            except LOST as error:
                raise StorageError("storage-failed") from error

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _received(self, _connection: Any, _process: int, _channel: str, said: str) -> None:
        self._callback(read_notice(said))
