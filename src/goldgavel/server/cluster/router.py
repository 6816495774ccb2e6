"""Brings a connection to the owner of the table that its next request is about.

On one machine the connection itself is handed over. Between machines, or where that is not possible, its bytes are
relayed.
"""

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from urllib.parse import unquote

from goldgavel.server.cluster.handover import HandOverSocket
from goldgavel.server.cluster.relay import RelayListener, relay
from goldgavel.storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.server.cluster.cluster import WorkerCluster
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.settings.settings import Settings
    from goldgavel.storage.postgres.ownership import Owner

MOST_HOPS = 3
"""How often one request moves on, if the owner changes while it is on the way."""
PAUSE = 0.05
TRIES = 40
"""Attempts to reach an owner: until it counts as dead, and the table is claimed here."""
OTHER_PATHS = ("quick",)
"""Paths below `/api/tables/` that are not about a table."""


class RoutedConnection(Protocol):
    """The connection of a client between two requests. Reading is paused."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def let_go(self) -> None:
        """The connection has another protocol now, or is in another process."""


class Router:
    def __init__(
        self, cluster: "WorkerCluster", registry: "TableRegistry", settings: "Settings", name: str
    ) -> None:
        """The name is unique among the workers of a supervisor."""
        base_path, folder = settings.base_path, settings.worker_folder
        self._cluster = cluster
        self._registry = registry
        self._pattern = re.compile(rb"[A-Z]+ (?:%b)?/(live|api/tables)/([^/?\s]+)" % re.escape(base_path.encode()))
        self._folder = folder
        self.handover = HandOverSocket(str(Path(folder, name)) if folder else "")
        self.listener = RelayListener()

    async def open(self) -> None:
        self.handover.open()
        await self.listener.open(await self._cluster.own_address())

    def serve(self, make_protocol: "Callable[[bytes, int], asyncio.Protocol]") -> None:
        """Accept connections of other workers. A protocol gets the bytes that were read, and the hops."""
        self.handover.serve(make_protocol)
        self.listener.serve(make_protocol)

    async def close(self) -> None:
        self.handover.close()
        await self.listener.close()

    def table_in(self, request: bytes) -> str | None:
        """The table that a request is about, from its first line; None if it is about none, or if that is here."""
        found = self._pattern.match(request)
        if found is None:
            return None
        table = unquote(found[2].decode("latin-1"))
        is_other = found[1] == b"api/tables" and table in OTHER_PATHS
        return None if is_other or table in self._registry.tables else table

    async def move(self, connection: RoutedConnection, table: str, start: bytes, hops: int) -> bool:
        """Bring a connection to the table's owner, with the bytes read so far. False if it is served here."""
        if hops >= MOST_HOPS:
            return False
        for _ in range(TRIES):
            try:
                owner = await self._cluster.find_other(table)
            except StorageError:  # whoever handles the request reports it
                return False
            if owner is None:
                return False
            if await self._move_to(owner, connection, start, hops + 1):
                connection.let_go()
                return True
            await asyncio.sleep(PAUSE)
        return False

    async def _move_to(self, owner: "Owner", connection: RoutedConnection, start: bytes, hops: int) -> bool:
        is_near = bool(self._folder) and str(Path(owner.socket).parent) == self._folder
        if is_near and await self.handover.send(owner.socket, connection.transport, start, hops):
            return True
        return await relay(owner, connection.transport, connection.client, start, hops, self.listener.pipes)
