"""Runs the server until a signal stops it."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from socket import socket
from typing import Any

import uvicorn

from goldgavel.server.app import Application, application
from goldgavel.server.cluster.http_protocol import RoutedProtocol
from goldgavel.server.settings import environment
from goldgavel.server.settings.settings import Settings, database_url
from goldgavel.server.sockets.transport import FastWebSocketProtocol
from goldgavel.server.telemetry import logs
from goldgavel.storage.store import Store

LOG = logging.getLogger("goldgavel.server")
LARGEST_MESSAGE = 4096
"""Bytes of one message from a client. The largest move has about 40."""
NEW_OBJECTS = 10_000
"""New objects before the garbage collector looks for cycles. A move makes hundreds, and hardly any cycle.

With 50,000 the server sometimes paused for 0.2 seconds with more than 1,000 tables.
"""
POLL_SECONDS = 0.05
ACCEPTED_GRACE = 0.2
"""Seconds between the last accepted connection and the closing of idle ones."""


class ReadyServer(uvicorn.Server):
    """Reports when it is ready, and closes all live sockets before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._accept_from_workers()
            LOG.info("ready")
            self.ready()

    def _accept_from_workers(self) -> None:
        """Take connections that other workers bring, as if they had been accepted here."""
        app = self.config.app
        if isinstance(app, Application) and app.router is not None:
            app.router.serve(self._continued)

    def _continued(self, start: bytes, hops: int) -> RoutedProtocol:
        protocol = RoutedProtocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol.starting_with(start, hops)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Application):
            LOG.info("stopping")
            app.mark_not_ready()
            await self._drain(app.settings.drain)
            await app.shut_down()
        await self._stop_accepting()
        await super().shutdown(sockets)
        LOG.info("stopped")

    async def _drain(self, seconds: float) -> None:
        """Keep serving for a while. A second Ctrl-C ends it."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end and not self.force_exit:  # noqa: ASYNC110 - it runs once
            await asyncio.sleep(POLL_SECONDS)

    async def _stop_accepting(self) -> None:
        """Accept no more connections, and let clients that have just connected send their request.

        Without the pause uvicorn would close their connections without an answer.
        """
        for listener in self.servers:
            listener.close()
        await asyncio.sleep(ACCEPTED_GRACE)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle the stop signals without raising them again after the shutdown, as uvicorn would."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def config(app: Any, proxies: Sequence[str] = ("127.0.0.1",)) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=RoutedProtocol,
        ws=FastWebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # messages are small, and compressed sizes could leak content
        proxy_headers=True,
        forwarded_allow_ips=list(proxies),
        access_log=False,
        log_config=None,  # telemetry/logs.py configures all logs, also uvicorn's
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, listening: socket, ready: Callable[[], None]) -> None:
    """Serve on a socket until a signal stops it. An unusable database raises an error before the server starts."""
    if settings.workers > 1:
        from goldgavel.server.cluster.supervisor import require_postgres, serve_many

        require_postgres(settings)
        asyncio.run(try_database(settings))
        serve_many(settings, listening, ready, serve_as)
        return
    asyncio.run(try_database(settings))
    serve_as(settings, listening, ready)


def serve_as(
    settings: Settings, listening: socket, ready: Callable[[], None], metrics: socket | None = None
) -> None:
    """Serve as one worker, with its own log and metrics."""
    logs.configure_logging(settings)
    for name in environment.unknown(os.environ):
        LOG.warning("unknown setting %s", name)
    app = application(settings)
    if metrics is not None:
        app.metrics = metrics
    elif settings.metrics_port:
        from goldgavel.server.listeners import metrics_socket

        app.metrics = metrics_socket(settings)

    def started() -> None:
        gc.freeze()  # loaded modules stay: the collector can skip them
        gc.set_threshold(NEW_OBJECTS)
        ready()

    ReadyServer(config(app, settings.proxies), started).run(sockets=[listening])


async def try_database(settings: Settings) -> None:
    store = await Store.open(database_url(settings.database))
    await store.close()
