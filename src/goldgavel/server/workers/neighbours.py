"""The interface to the other workers on the same database.

With SQLite there is only one worker, and the class here does nothing. With PostgreSQL it is the `Circle`. State in
memory that other workers change is shared with `tell` and received with `on`. A topic is a word; the data is any
JSON value of at most a few kilobytes.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable

Handler = Callable[["LiveTable", Any], None]


class Neighbours:
    """No other workers: this one owns all its tables."""

    def on(self, topic: str, handler: Handler) -> None:
        """Register a handler for a topic. It gets a table in memory and the data that another worker sent."""

    def tell(self, table: str, topic: str, data: Any = None) -> None:
        """Send a message about a table to all other workers that have it in memory. It is sent soon, not now."""

    async def open(self, registry: "TableRegistry") -> None:
        """Join the other workers."""

    async def close(self) -> None:
        """Leave, so that the others can claim our tables immediately."""

    def keeps(self, _table: "LiveTable") -> bool:
        """True if this worker owns the table: it runs the table's timers, deals and bots."""
        return True

    def look_after(self, table: "LiveTable") -> None:
        """Claim a table unless another worker owns it, also if no one is connected."""

    async def get_to_know(self, table: "LiveTable") -> None:
        """For a newly loaded table: read who is connected, and what has happened since it was read."""

    async def bring_up_to_date(self, tables: "Sequence[LiveTable]") -> None:
        """Bring tables up to date, so that a reader sees everything that any worker has confirmed."""

    def here_changed(self, table: "LiveTable") -> None:
        """The connections of a table have changed here."""

    def stand_ins_changed(self, table: "LiveTable") -> None:
        """The stand-ins of a table have changed."""

    def let_go(self, table: "LiveTable") -> None:
        """A table is removed from memory."""
