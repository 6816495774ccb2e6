"""Stands between a proxy and a server, and records the requests that arrive there."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager

from tests.kit.servers.dropping_proxy import DroppingProxy, in_thread

REQUEST = re.compile(rb"^[A-Z]+ (\S+) HTTP/1\.[01]\r\n", re.MULTILINE)
TABLE = re.compile(r"/(?:live|api/tables)/([^/?]+)")


class Forwarder(DroppingProxy):
    """Passes everything on."""

    def __init__(self, server: str) -> None:
        super().__init__(server, drops=0, sends=0)
        self.paths: list[str] = []

    async def _pass_requests(self, client: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        while data := await client.read(65536):
            self.paths += [path.decode() for path in REQUEST.findall(data)]
            to_server.write(data)
            await to_server.drain()

    def tables(self) -> set[str]:
        """The tables that requests were about."""
        return {found[1] for path in self.paths if (found := TABLE.match(path))}


@contextmanager
def forwarder(server: str) -> Iterator[Forwarder]:
    with in_thread(Forwarder(server)) as found:
        yield found
