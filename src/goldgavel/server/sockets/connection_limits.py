"""How many connections may be open, from one address and in all, so that there are always descriptors left."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from goldgavel.server.limits import ConcurrencyLimit

RESERVED = 200
"""Descriptors for the database, the listeners and the bots' processes."""
SHARE = 0.8
"""The part of the other descriptors that clients may take. Some are left for what the server opens itself."""
MOST = 100_000


class ConnectionLimits:
    def __init__(self, most: int, most_per_address: int, proxies: Sequence[str]) -> None:
        """A proxy has no limit of its own: it brings the connections of many visitors."""
        self.most = most
        self.refused = 0
        self._by_address = ConcurrencyLimit("connections", most_per_address)
        self._proxies = frozenset(proxies)
        self._open: dict[asyncio.BaseTransport, str | None] = {}
        """Connections with the address against whose limit each one counts."""
        self._silent: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()
        """Connections without a request in progress, oldest first."""

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count a connection. False if it has to be refused.

        If there are too many, the oldest without a request in progress makes room.
        """
        address = self._limited_address(transport)
        if address is not None and not self._by_address.acquire(address):
            self.refused += 1
            return False
        self._open[transport] = address
        self._silent[transport] = None
        if len(self._open) > self.most:
            self.refused += 1
            oldest = next(iter(self._silent))
            self.leave(oldest)
            if oldest is transport:
                return False
            assert isinstance(oldest, asyncio.Transport)
            oldest.abort()
        return True

    def is_busy(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has sent a request."""
        self._silent.pop(transport, None)

    def is_idle(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has got its answer, and waits for the next request."""
        if transport in self._open:
            self._silent[transport] = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        if transport in self._open:
            address = self._open.pop(transport)
            self._silent.pop(transport, None)
            if address is not None:
                self._by_address.release(address)

    def _limited_address(self, transport: asyncio.Transport) -> str | None:
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else None
        return None if address in self._proxies or "*" in self._proxies else address


def most_connections(descriptors: int | None) -> int:
    """How many connections a process may hold that may have this many files open."""
    if descriptors is None:
        return MOST
    return min(MOST, max(descriptors // 2, int((descriptors - RESERVED) * SHARE)))
