"""Run the server until it is told to stop."""

import asyncio
import gc
from collections.abc import Callable, Sequence
from socket import socket
from typing import TYPE_CHECKING, Any

import uvicorn

from goldgavel.server.app import application
from goldgavel.server.live.wire import Wire
from goldgavel.server.settings import database_url
from goldgavel.storage.store import Store

if TYPE_CHECKING:
    from goldgavel.server.settings import Settings

LARGEST_MESSAGE = 4096
"""Bytes of one message from a client; the largest move has about forty."""
NEW_OBJECTS = 50_000
"""How many more there are before the collector looks for cycles: a move makes hundreds, and hardly a cycle."""


class ReadyServer(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def config(app: Any, proxies: Sequence[str] = ()) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # small messages, and sizes that depend on nothing but their length
        proxy_headers=True,
        forwarded_allow_ips=list(proxies),
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: "Settings", listening: socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until a signal comes. A database that cannot be used is an error before anything runs."""
    asyncio.run(try_database(settings))
    app = application(settings)

    def started() -> None:
        gc.freeze()  # what is loaded by now stays: no collection need look at it again
        gc.set_threshold(NEW_OBJECTS)
        ready()

    ReadyServer(config(app, settings.proxies), started).run(sockets=[listening])


async def try_database(settings: "Settings") -> None:
    store = await Store.open(database_url(settings.database))
    await store.close()
