"""A device that is somebody no more: what it has open is closed, here and at the other workers."""

from typing import TYPE_CHECKING, Any

from goldgavel.server.sockets.connection import FORGOTTEN, Connection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.sockets.connection import Connections
    from goldgavel.server.tables.table import LiveTable

TOPIC = "device forgotten"
LATEST = 50
"""Tables of the person, newest first, of which other workers are told."""


async def forget_device(registry: "TableRegistry", connections: "Connections", player: str, device: bytes) -> None:
    """The device's secret, as it is kept, opens nothing any more."""
    store = registry.context.store
    await store.remove_secret(device)
    close_device(connections, device)
    for row, _, _ in await store.tables_of(player, LATEST):
        registry.context.neighbours.tell(row.id, TOPIC, device.hex())


def on_device_forgotten(table: "LiveTable", device: Any) -> None:
    """Another worker has forgotten it."""
    close_device(table.audience.everyone(), bytes.fromhex(device))


def close_device(connections: "Iterable[Connection]", device: bytes) -> None:
    for connection in [one for one in connections if one.device == device]:
        connection.close(FORGOTTEN)
