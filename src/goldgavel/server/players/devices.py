"""Signing out a device: its sockets are closed, here and at the other workers."""

from typing import TYPE_CHECKING

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.storage.postgres.notices import Notice
from goldgavel.storage.queries import players

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.server.sockets.connection import Connection, Connections
    from goldgavel.storage.store import Store


async def forget_device(store: "Store", connections: "Connections", device: bytes) -> None:
    """Delete a device's secret, given as its hash, and close the device's sockets."""
    await store.write_and_tell(Notice("signed out", [device.hex()]), players.remove_secret, device)
    close_device(connections, device)


def close_device(connections: "Iterable[Connection]", device: bytes) -> None:
    for connection in [one for one in connections if one.device == device]:
        connection.close(CloseCode.FORGOTTEN)
