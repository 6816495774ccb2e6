"""Muted players: the chats are sent again to whoever has muted or unmuted someone."""

from typing import TYPE_CHECKING

from goldgavel.server.runner import chat

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry


async def show_chats_to(registry: "TableRegistry", player: str) -> None:
    """Send the chat again to all connections of the player at this worker."""
    for runner in list(registry.tables.values()):
        for connection in runner.audience.everyone():
            if connection.player == player:
                await chat.send_history(runner, connection)
