"""What people at a table say to each other, and whom somebody does not want to hear."""

from goldgavel.storage.queries import chat
from goldgavel.storage.rows import ChatRow, PlayerRow
from goldgavel.storage.shelves.desk import Desk


class Talk(Desk):
    async def add_line(self, row: ChatRow) -> int | None:
        """Keep what was said at a table; its id, or None if this message is kept already."""
        return await self._write(chat.add_line, row)

    async def line(self, line: int) -> tuple[ChatRow, set[str]] | None:
        """What was said, and who does not want to hear it."""
        return await self._read(chat.line, line)

    async def chat_for(self, table: str, player: str | None, most: int) -> tuple[list[ChatRow], list[str]]:
        """What was said at a table as this player wants to hear it, and whom they have muted."""
        return await self._read(chat.chat_for, table, player, most)

    async def add_mute(self, player: str, muted: str, most: int) -> bool:
        return await self._write(chat.add_mute, player, muted, most)

    async def remove_mute(self, player: str, muted: str) -> None:
        await self._write(chat.remove_mute, player, muted)

    async def muted_by(self, player: str) -> list[PlayerRow]:
        """Whom the player does not want to hear."""
        return await self._read(chat.muted_by, player)
