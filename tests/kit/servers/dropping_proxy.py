"""A TCP proxy in front of a server that drops a live socket while it is in use."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from urllib.parse import urlsplit

PATIENCE = 60.0
HANDSHAKE = b"upgrade: websocket"


class DroppingProxy:
    """Passes everything on. The first `drops` live sockets break after the client's `sends`-th message arrived."""

    def __init__(self, server: str, *, drops: int, sends: int) -> None:
        parts = urlsplit(server)
        self._server = (parts.hostname, parts.port)
        self._drops = drops
        self._sends = sends
        self.address = ""
        self.sockets = 0
        """Live sockets that were opened."""

    async def serve(self, started: threading.Event, stop: asyncio.Event) -> None:
        async with await asyncio.start_server(self._pass_on, "127.0.0.1", 0) as listening:
            self.address = "http://{}:{}".format(*listening.sockets[0].getsockname())
            started.set()
            await stop.wait()

    async def _pass_on(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection(*self._server)
        answers = asyncio.create_task(copy(server, to_client))
        try:
            await self._pass_requests(client, to_server)
        except ConnectionError:
            pass
        finally:
            answers.cancel()
            for writer in (to_client, to_server):
                writer.transport.abort()

    async def _pass_requests(self, client: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        """Pass on what the client sends, until it ends or the connection is to break."""
        left = None
        while data := await client.read(65536):
            to_server.write(data)
            await to_server.drain()
            if HANDSHAKE in data.lower():
                self.sockets += 1
                left = self._sends if self.sockets <= self._drops else None
            elif left is not None:
                left -= 1
                if left == 0:
                    return


async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    target.close()


@contextmanager
def dropping_proxy(server: str, *, drops: int, sends: int) -> Iterator[DroppingProxy]:
    with in_thread(DroppingProxy(server, drops=drops, sends=sends)) as proxy:
        yield proxy


Proxy = TypeVar("Proxy", bound=DroppingProxy)


@contextmanager
def in_thread(proxy: Proxy) -> Iterator[Proxy]:
    """Run a proxy in a thread with its own event loop."""
    started, stop = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=[proxy.serve(started, stop)], name="proxy")
    thread.start()
    try:
        assert started.wait(PATIENCE)
        yield proxy
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
