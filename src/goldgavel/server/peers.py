"""The interface to the other workers on the same database.

Each table in memory has one owner: the only worker that writes to it and runs its bots and clocks. With SQLite
there is only one worker, and the class here does nothing. With PostgreSQL it is the `WorkerCluster`.
"""


class Peers:
    """No other workers: this one owns all tables."""

    async def claim(self, _table: str) -> int | None:
        """Become the owner of a table, and return the number under which it may be written.

        Raises `NotOwner` if another worker owns it.
        """
        return None

    def is_current(self, _number: int | None) -> bool:
        """True if tables that were claimed under this number still belong to this worker, as far as it knows."""
        return True

    async def confirm(self) -> None:
        """Wait until it is certain that this worker has not lost its tables, for example while it was paused."""

    async def release(self, table: str) -> None:
        """Give up a table that was removed from memory."""

    async def leave(self) -> None:
        """Give up all tables, before the sockets are closed: their clients then connect to the new owners."""

    async def close(self) -> None:
        """Leave, and end all tasks."""
