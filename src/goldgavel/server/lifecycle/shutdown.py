"""Stopping so that nobody loses anything: moves under way are made and told, then all are sent off."""

import asyncio
from typing import TYPE_CHECKING

from goldgavel.server.sockets.connection import CLOSE_TIMEOUT, RESTART

if TYPE_CHECKING:
    from goldgavel.server.app import Server
    from goldgavel.server.tables.table import LiveTable

POLL_SECONDS = 0.01


async def shut_down(server: "Server") -> None:
    """Within a few seconds, whatever those at the other end do."""
    server.readiness.is_leaving = True
    server.is_closed = True
    try:
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await server.registry.wait_until_loaded()
            await asyncio.gather(*(close_table(table) for table in list(server.registry.tables.values())))
    except TimeoutError:  # a commit that hangs: the log has the last word
        pass
    for connection in list(server.connections):
        connection.close(RESTART)
    await wait_until_closed(server)


async def close_table(table: "LiveTable") -> None:
    """Behind the move that is being made; what comes after it is sent again, to the server that comes after us."""
    async with table.lock:
        table.close()
        for connection in table.audience.everyone():
            connection.close(RESTART)


async def wait_until_closed(server: "Server") -> None:
    give_up = asyncio.get_running_loop().time() + CLOSE_TIMEOUT
    while server.connections and asyncio.get_running_loop().time() < give_up:  # noqa: ASYNC110 - soon over
        await asyncio.sleep(POLL_SECONDS)
