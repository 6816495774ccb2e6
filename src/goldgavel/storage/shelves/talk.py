"""Chat at tables, and muted players."""

from goldgavel.storage.queries import chat
from goldgavel.storage.rows import ChatRow, PlayerRow
from goldgavel.storage.shelves.desk import Desk


class Talk(Desk):
    async def add_line(self, row: ChatRow) -> int | None:
        """Save a message and return its id; None if it was saved before."""
        return await self._write(chat.add_line, row)

    async def line(self, line: int) -> tuple[ChatRow, set[str]] | None:
        """Return a message and the players who have muted its author."""
        return await self._read(chat.line, line)

    async def chat_for(self, table: str, player: str | None, most: int) -> tuple[list[ChatRow], list[str]]:
        """Return the messages at a table without those of muted players, and the ids this player has muted."""
        return await self._read(chat.chat_for, table, player, most)

    async def add_mute(self, player: str, muted: str, most: int) -> bool:
        return await self._write(chat.add_mute, player, muted, most)

    async def remove_mute(self, player: str, muted: str) -> None:
        await self._write(chat.remove_mute, player, muted)

    async def muted_by(self, player: str) -> list[PlayerRow]:
        """Return the players muted by this one."""
        return await self._read(chat.muted_by, player)
