"""The server as one ASGI application: HTTP goes through Litestar, live sockets go directly to their handler."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from goldgavel.server.bots.pool import BotPool
from goldgavel.server.context import ServerContext
from goldgavel.server.http.middleware.base_path import with_base_path
from goldgavel.server.http.routes import http_app
from goldgavel.server.live.endpoint import live_socket
from goldgavel.server.lobby.cleanup import run_cleanup
from goldgavel.server.lobby.wakeups import WakeupLoop
from goldgavel.server.players.devices import close_device
from goldgavel.server.players.notices import apply_notice
from goldgavel.server.services import Server
from goldgavel.server.settings.settings import Settings, database_url
from goldgavel.server.shutdown import shut_down
from goldgavel.storage.store import Store

if TYPE_CHECKING:
    from socket import socket

    from goldgavel.server.cluster.cluster import WorkerCluster
    from goldgavel.server.cluster.router import Router

Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def cluster_on(store: Store, settings: Settings) -> "WorkerCluster | None":
    """The workers on the same database. With SQLite there are no others."""
    if not store.database.process:
        return None
    from goldgavel.server.cluster.cluster import WorkerCluster
    from goldgavel.storage.postgres.database import PostgresDatabase

    assert isinstance(store.database, PostgresDatabase)
    return WorkerCluster(store.database, settings)


async def join(server: Server, cluster: "WorkerCluster") -> "Router":
    """Join the other workers on the database: open the ways on which connections reach this one."""
    from goldgavel.server.cluster.membership import WorkerAddress
    from goldgavel.server.cluster.router import Router

    router = Router(cluster, server.registry, server.context.settings, server.context.store.database.process)
    await router.open()
    apply = partial(apply_notice, server.registry, partial(close_device, server.connections))
    place = WorkerAddress(router.handover.path, router.listener.address, router.listener.secret)
    await cluster.open(server.registry, apply, place)
    return router


@contextlib.asynccontextmanager
async def open_server(settings: Settings, **injected: Any) -> AsyncIterator[Server]:
    """A server with its store open and its background tasks running. Tests inject clock, dealer and chance."""
    store = await Store.open(database_url(settings.database))
    bots = BotPool(settings.bot_processes)
    cluster = cluster_on(store, settings)
    server = Server(ServerContext(settings, store, bots, peers=cluster, **injected))
    wakeups = WakeupLoop(server.registry)
    housekeeping: list[asyncio.Task[None]] = []
    try:
        await wakeups.start()
        if cluster is not None:
            cluster.found_dead = wakeups.hurry
            server.router = await join(server, cluster)
        housekeeping += [asyncio.create_task(run_cleanup(server.registry)), asyncio.create_task(wakeups.run())]
        yield server
    finally:
        for task in housekeeping:
            task.cancel()
        await wakeups.stop()
        server.registry.close()
        await server.context.notifier.close()
        await server.context.peers.close()
        if server.router is not None:
            await server.router.close()
        bots.close()
        await store.close()


class Application:
    """The ASGI application. It opens the store on the lifespan startup event."""

    def __init__(self, settings: Settings, **injected: Any) -> None:
        self.settings = settings
        self.metrics: socket | None = None
        """The socket of the metrics endpoint, if there is one."""
        self.server: Server | None = None
        self._injected = injected
        self._http: Asgi | None = None
        self._handle = with_base_path(settings.base_path, self._answer)
        self._exit_stack = contextlib.AsyncExitStack()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._handle(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await live_socket(self.server, scope, receive, send)  # type: ignore[arg-type]
        elif scope["type"] == "http":
            await self._http(scope, receive, send)  # type: ignore[misc]
        else:
            await self._lifespan(receive, send)

    async def _lifespan(self, receive: Any, send: Any) -> None:
        await receive()
        try:
            self.server = await self._exit_stack.enter_async_context(open_server(self.settings, **self._injected))
            self.server.context.bots.start()
            self._http = http_app(self.server)
            if self.metrics is not None:
                from goldgavel.server.http.metrics_endpoint import serve_metrics

                await self._exit_stack.enter_async_context(serve_metrics(self.server, self.metrics))
        except Exception as problem:
            await send({"type": "lifespan.startup.failed", "message": str(problem)})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._exit_stack.aclose()
        await send({"type": "lifespan.shutdown.complete"})

    @property
    def router(self) -> "Router | None":
        return None if self.server is None else self.server.router

    def mark_not_ready(self) -> None:
        """Report the server as not ready, but keep serving, so that load balancers send new visitors elsewhere."""
        if self.server is not None:
            self.server.readiness.is_leaving = True

    async def shut_down(self) -> None:
        """Finish running moves and close all sockets, so that clients reconnect."""
        if self.server is not None:
            await shut_down(self.server)


def application(settings: Settings, **injected: Any) -> Application:
    return Application(settings, **injected)
