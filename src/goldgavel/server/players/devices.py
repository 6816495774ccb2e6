"""Signing out a device: its sockets are closed, here and at the other workers."""

from typing import TYPE_CHECKING, Any

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.storage.queries import played, players

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.sockets.connection import Connection, Connections
    from goldgavel.server.tables.table import LiveTable

TOPIC = "device forgotten"
LATEST = 50
"""The player's latest tables, which other workers are notified of."""


async def forget_device(registry: "TableRegistry", connections: "Connections", player: str, device: bytes) -> None:
    """Delete a device's secret, given as its hash, and close the device's sockets."""
    store = registry.context.store
    await store.write(players.remove_secret, device)
    close_device(connections, device)
    for row, _, _ in await store.read(played.tables_of, player, LATEST):
        registry.context.neighbours.tell(row.id, TOPIC, device.hex())


def on_device_forgotten(table: "LiveTable", device: Any) -> None:
    """Close the sockets of a device that another worker has signed out."""
    close_device(table.audience.everyone(), bytes.fromhex(device))


def close_device(connections: "Iterable[Connection]", device: bytes) -> None:
    for connection in [one for one in connections if one.device == device]:
        connection.close(CloseCode.FORGOTTEN)
