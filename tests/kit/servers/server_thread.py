"""Runs the whole server in a thread, on a real port."""

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from socket import create_server
from typing import Any

import msgspec

from goldgavel.server.app import application
from goldgavel.server.lifecycle.run import ReadyServer, config
from goldgavel.server.settings.settings import Settings
from tests.kit.servers.databases import new_database

UNLIMITED = Settings(
    message_rate=0,
    request_rate=0,
    identity_rate=0,
    recovery_rate=0,
    making_rate=0,
    replay_rate=0,
    most_sockets_per_address=0,
    most_connections_per_address=0,
    worker_lease=60,
)
"""Settings without rate limits, because tests are faster than people. A slow machine makes no worker look dead."""
PATIENCE = 60.0


@contextmanager
def running_server(settings: Settings = UNLIMITED, **injected: Any) -> Iterator[str]:
    """Run the server in a thread with its own event loop. Yields its address, such as `http://127.0.0.1:4711`.

    Unless the settings name a database, a temporary one is used. Clock, dealer and random numbers can be injected.
    """
    with ExitStack() as stack, create_server(("127.0.0.1", 0)) as listening:
        if settings.database == Settings().database:
            settings = msgspec.structs.replace(settings, database=stack.enter_context(new_database()))
        server = ReadyServer(config(application(settings, **injected), settings.proxies), lambda: None)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, name="server")
        thread.start()
        try:
            wait_until_started(server, thread)
            yield "http://{}:{}".format(*listening.getsockname())
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


def wait_until_started(server: ReadyServer, thread: threading.Thread) -> None:
    give_up = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < give_up, "the server takes too long to start"
        time.sleep(0.005)
