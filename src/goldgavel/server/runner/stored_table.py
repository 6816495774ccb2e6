"""Reads and writes one table in the store, as its owner."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from goldgavel.storage.errors import Conflict, Missing, StorageError
from goldgavel.storage.queries.snapshots import TableSnapshot, snapshot

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from goldgavel.server.tables.change import Change
    from goldgavel.storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")


class StoredTable:
    def __init__(self, store: "Store", name: str, owner: int | None) -> None:
        self.owner = owner
        """The number under which this worker claimed the table. Writes under an outdated number are refused."""
        self.is_in_doubt = False
        """True if a write has failed of which the store may contain the outcome."""
        self._store = store
        self._name = name

    async def read(self) -> TableSnapshot:
        """The whole table. Memory is compared with it, so nothing is in doubt any more."""
        found = await self._store.read(snapshot, self._name)
        if found is None:
            raise Missing("storage-no-table")
        self.is_in_doubt = False
        return found

    async def write(self, query: "Callable[Concatenate[Connection, P], T]", *args: P.args, **named: P.kwargs) -> T:
        try:
            return await self._store.change(self._name, self.owner, query, *args, **named)
        except (Conflict, StorageError):
            self.is_in_doubt = True
            raise

    async def append(self, change: "Change") -> None:
        """Store a change and wait for it."""
        await self._store.append(self._name, change.entries, change.ended, change.agenda, self.owner)

    def append_then(self, change: "Change", then: Callable[[BaseException | None], None]) -> None:
        """Start to store a change, and call `then` with None when it is done, or with the error."""
        self._store.append_then(self._name, change.entries, change.ended, change.agenda, then, self.owner)

    def has_room(self) -> bool:
        """True if a change can be stored without waiting for others."""
        return self._store.has_room()
