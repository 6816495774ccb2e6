"""The whole server as one ASGI application: HTTP through Litestar, live sockets straight to their handler."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from goldgavel.server.bots import BotPool
from goldgavel.server.hall import Hall
from goldgavel.server.house import House
from goldgavel.server.http.routes import http_app
from goldgavel.server.identity import Identities
from goldgavel.server.limits import Buckets
from goldgavel.server.live.socket import live_socket
from goldgavel.server.settings import Settings, database_url
from goldgavel.server.waker import Waker
from goldgavel.storage.store import Store

Asgi = Callable[[Any, Any, Any], Awaitable[None]]


class Server:
    """What handlers need, in one place."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = Hall(house)
        self.identities = Identities(house)
        settings = house.settings
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.makings = Buckets(settings.making_rate, settings.making_burst)


@contextlib.asynccontextmanager
async def opened(settings: Settings, **injected: Any) -> AsyncIterator[Server]:
    """A server with its store open and its housekeeping running. Tests inject clock, dealer and chance."""
    store = await Store.open(database_url(settings.database))
    bots = BotPool(settings.bot_processes)
    server = Server(House(settings, store, bots, **injected))
    waker = Waker(server.hall)
    keepers = []
    try:
        await waker.start()
        keepers += [asyncio.create_task(server.hall.sweep()), asyncio.create_task(waker.run())]
        yield server
    finally:
        for keeper in keepers:
            keeper.cancel()
        await waker.stop()
        server.hall.close()
        bots.close()
        await store.close()


def application(settings: Settings, **injected: Any) -> Asgi:
    """The ASGI application. The store is opened when the ASGI server starts it."""
    entered = contextlib.AsyncExitStack()
    parts: dict[str, Any] = {}

    async def lifespan(receive: Any, send: Any) -> None:
        await receive()
        try:
            server = await entered.enter_async_context(opened(settings, **injected))
            server.house.bots.start()
            parts.update(server=server, http=http_app(server))
        except Exception as problem:
            await send({"type": "lifespan.startup.failed", "message": str(problem)})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await entered.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await live_socket(parts["server"], scope, receive, send)
        elif scope["type"] == "http":
            await parts["http"](scope, receive, send)
        else:
            await lifespan(receive, send)

    return app
