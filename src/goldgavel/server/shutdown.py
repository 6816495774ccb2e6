"""Graceful shutdown: running moves are committed and broadcast, then all sockets are closed.

Tables are given up before the sockets are closed, so that clients that connect again find a new owner.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.sockets.connection import CLOSE_TIMEOUT

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.services import Server

LOG = logging.getLogger("goldgavel.server")
POLL_SECONDS = 0.01
CLOSE_ALL_TIMEOUT = 8.0
"""Seconds for everything that is closed after the sockets, such as the database."""
LONGEST = 25.0
"""Seconds from the stop signal (and the drain) to the end of the process, whatever hangs."""


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


async def close_all(*closings: Callable[[], Awaitable[None]]) -> None:
    """Close one after the other. What hangs, such as a database that does not answer, is cut off."""
    try:
        async with asyncio.timeout(CLOSE_ALL_TIMEOUT):
            for close in closings:
                await close()
    except TimeoutError:
        LOG.warning("closing took too long: connections were cut off")


def end_in_time(drain: float) -> None:
    """End this process by force if it has not ended in time. Everything that was confirmed is on disk."""

    def end() -> None:
        LOG.error("the server did not stop in time and was ended by force")
        os._exit(1)

    timer = threading.Timer(drain + LONGEST, end)
    timer.daemon = True
    timer.start()
