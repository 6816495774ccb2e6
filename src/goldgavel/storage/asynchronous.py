"""A database whose driver is asyncio's own. Apart, because SQLAlchemy's part for it loads all of its ORM."""

from typing import TypeVar

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from goldgavel.storage.database import READERS, Query, engine_settings

T = TypeVar("T")


class AsyncDatabase:
    """Queries run on the event loop, each in a greenlet that waits for its driver."""

    def __init__(self, url: URL) -> None:
        self._writer = create_async_engine(url, **engine_settings(1))
        self._reader = create_async_engine(url, **engine_settings(READERS))
        self.writer, self.reader = self._writer.sync_engine, self._reader.sync_engine

    async def write(self, work: Query[T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, query: Query[T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(query)

    async def close(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()
