"""The devices of players: their public ids, their visits, and signing them out, here and at the other workers."""

import hashlib
import logging
from typing import TYPE_CHECKING

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.task_set import TaskSet
from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres.notices import Notice
from goldgavel.storage.queries import devices
from goldgavel.storage.queries.devices import hour_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from goldgavel.server.context import ServerContext
    from goldgavel.server.sockets.connection import Connection, Connections
    from goldgavel.storage.rows import Agent, DeviceRow
    from goldgavel.storage.store import Store

LOG = logging.getLogger("goldgavel.server")


def public_id(device: bytes) -> str:
    """The id under which its owner sees a device. It says nothing about the secret or its hash."""
    return hashlib.sha256(b"device " + device).hexdigest()[:16]


async def forget_device(store: "Store", connections: "Connections", player: str, device: bytes) -> None:
    """Delete a device's secret, given as its hash, and close the device's sockets."""
    removed = await store.write_then_tell(signed_out, devices.remove_device, player, device)
    close_devices(connections, removed)


async def forget_other_devices(store: "Store", connections: "Connections", player: str, device: bytes) -> None:
    """Sign out the player's other devices, and end all codes that could sign in another one."""
    removed = await store.write_then_tell(signed_out, devices.remove_other_devices, player, device)
    close_devices(connections, removed)


def signed_out(removed: "Iterable[bytes]") -> "Iterator[Notice]":
    """The notices for the other workers, which close the sockets of the devices."""
    return (Notice("signed out", [device.hex()]) for device in removed)


def close_device(connections: "Iterable[Connection]", device: bytes) -> None:
    close_devices(connections, [device])


def close_devices(connections: "Iterable[Connection]", removed: "Iterable[bytes]") -> None:
    gone = set(removed)
    for connection in [one for one in connections if one.device in gone]:
        connection.close(CloseCode.FORGOTTEN)


class Visits:
    """Stores when devices are here, at most once per device and hour, without delaying a request."""

    def __init__(self, context: "ServerContext") -> None:
        self._context = context
        self._tasks = TaskSet(_report)
        self._hour = 0.0
        self._noted: set[bytes] = set()
        """The devices that were stored in this hour, or could not be."""

    def note(self, device: "DeviceRow", agent: "Agent") -> None:
        now = self._context.clock()
        if hour_of(now) != self._hour:
            self._hour = hour_of(now)
            self._noted.clear()
        if device.visited < self._hour and device.secret not in self._noted:
            self._noted.add(device.secret)
            self._tasks.spawn(self._context.store.write(devices.note_visit, device.secret, now, agent))

    async def settle(self) -> None:
        """Wait until everything is stored."""
        await self._tasks.settle()

    async def close(self) -> None:
        await self._tasks.close()


def _report(problem: BaseException) -> None:
    """A visit that could not be stored is not repeated. The store counts its failures itself."""
    if not isinstance(problem, StorageError):
        LOG.error("a visit could not be stored", exc_info=problem)
