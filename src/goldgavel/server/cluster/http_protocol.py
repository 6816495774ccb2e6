"""uvicorn's HTTP protocol, which looks at the first line of each request before it is parsed.

A request for a table that another worker owns is not read here: the whole connection goes to the owner.
"""

import asyncio
from typing import TYPE_CHECKING

import h11

from goldgavel.server.sockets.guarded_http import HEAD_SECONDS, GuardedHttpProtocol

if TYPE_CHECKING:
    from goldgavel.server.cluster.router import Router

LONGEST_LINE = 8192
"""Bytes of a request's first line. The parser refuses longer ones."""


class RoutedProtocol(GuardedHttpProtocol):
    hops = 0
    """How often the current request has moved from worker to worker."""
    _start = b""
    """The bytes of a request whose first line is incomplete, or whose table's owner is being looked for."""
    _looking: "asyncio.Task[None] | None" = None
    _router: "Router | None" = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._router = getattr(self.config.app, "router", None)
        start, self._start = self._start, b""
        if start:
            self.data_received(start)

    def starting_with(self, start: bytes, hops: int) -> "RoutedProtocol":
        """Continue with a connection of another worker, which has read the start of a request."""
        self._start, self.hops = start, hops
        return self

    def connection_lost(self, exc: Exception | None) -> None:
        if self._looking is not None:
            self._looking.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._router is None or not self._is_between_requests():
            super().data_received(data)
            return
        start = self._start + data
        self._start = b""
        table = None
        if b"\n" in start:
            table = self._router.table_in(start)
        elif len(start) < LONGEST_LINE:
            self._unset_keepalive_if_required()
            self._await(HEAD_SECONDS)
            self._start = start
            return
        if table is None:
            self._serve(start)
        else:
            self._unset_keepalive_if_required()
            self._await(0)
            self.flow.pause_reading()
            self._looking = self.loop.create_task(self._look_for_owner(self._router, table, start))

    def _is_between_requests(self) -> bool:
        return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]

    async def _look_for_owner(self, router: "Router", table: str, start: bytes) -> None:
        is_moved = await router.move(self, table, start, self.hops)
        self._looking = None
        if not is_moved:
            self.flow.resume_reading()
            self._serve(start)

    def _serve(self, start: bytes) -> None:
        self.hops = 0
        super().data_received(start)

    def send_400_response(self, msg: str) -> None:
        """Answer bytes that are not HTTP. They are counted, because the log shows only some of them."""
        server = getattr(self.config.app, "server", None)
        if server is not None:
            server.context.metrics.unreadable.add()
        super().send_400_response(msg)

    def let_go(self) -> None:
        self.connections.discard(self)
        self._looking = None
        if self.transport.get_protocol() is self:  # the other process has the connection: ours is only a duplicate
            self.transport.close()
