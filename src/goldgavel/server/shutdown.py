"""Graceful shutdown: running moves are committed and broadcast, then all sockets are closed.

Tables are given up before the sockets are closed, so that clients that connect again find a new owner.
"""

import asyncio
from typing import TYPE_CHECKING

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.sockets.connection import CLOSE_TIMEOUT

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.services import Server

POLL_SECONDS = 0.01


async def shut_down(server: "Server") -> None:
    """Shut down within a few seconds, even if clients do not cooperate."""
    server.readiness.is_leaving = True
    server.is_closed = True
    try:
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await server.registry.wait_until_loaded()
            await asyncio.gather(*(close_table(runner) for runner in list(server.registry.tables.values())))
            await server.context.peers.leave()
    except TimeoutError:  # a commit hangs; after the restart the log decides
        pass
    for connection in list(server.connections):
        connection.close(CloseCode.RESTART)
    await wait_until_closed(server)


async def close_table(runner: "TableRunner") -> None:
    """Close a table after its running move. Nothing happens at it by itself from then on."""
    async with runner.lock:
        runner.close()


async def wait_until_closed(server: "Server") -> None:
    give_up = asyncio.get_running_loop().time() + CLOSE_TIMEOUT
    while server.connections and asyncio.get_running_loop().time() < give_up:  # noqa: ASYNC110 - short
        await asyncio.sleep(POLL_SECONDS)
