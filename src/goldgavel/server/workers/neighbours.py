"""The other workers on the same database, seen from here.

A server on SQLite is alone, and for it all of this is nothing: the class here does nothing. On PostgreSQL it is
the `Circle`. Whoever keeps something about a table in memory that others change tells them by `tell`, and hears of
theirs by `on`: a topic is a word, the data anything that JSON can hold, a few kilobytes at most.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable

Handler = Callable[["LiveTable", Any], None]


class Neighbours:
    """Nobody: the only server of its tables."""

    def on(self, topic: str, handler: Handler) -> None:
        """Have this called with a table that is in memory here and what another worker said of it."""

    def tell(self, table: str, topic: str, data: Any = None) -> None:
        """Say something about a table to all other workers that have it in memory, some time soon."""

    async def open(self, registry: "TableRegistry") -> None:
        """Take part, from now on."""

    async def close(self) -> None:
        """Take leave: others look after our tables at once."""

    def keeps(self, _table: "LiveTable") -> bool:
        """Whether it is for this worker to see to what happens by itself at a table."""
        return True

    def look_after(self, table: "LiveTable") -> None:
        """See to what happens by itself at a table, unless another worker does, also if nobody is there."""

    async def get_to_know(self, table: "LiveTable") -> None:
        """For a table that has just come into memory: who is there, and what has happened since it was read."""

    async def bring_up_to_date(self, tables: "Sequence[LiveTable]") -> None:
        """So that whoever looks at a table sees all that was confirmed to anybody, anywhere."""

    def here_changed(self, table: "LiveTable") -> None:
        """Somebody came to a table here, or left it."""

    def stand_ins_changed(self, table: "LiveTable") -> None:
        """A bot plays for somebody, or for somebody no more."""

    def let_go(self, table: "LiveTable") -> None:
        """A table that leaves our memory."""
