"""What another worker has done to an identity or has deleted, applied to the tables and sockets of this worker.

A worker that could miss a notice loses all its tables and sockets (`cluster/membership.py`), so none is missed.
"""

from typing import TYPE_CHECKING

from goldgavel.server.players.deletion import delete_at_tables, remove_tables, show_chats
from goldgavel.server.players.mutes import show_chats_to
from goldgavel.server.players.names import show_new_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.storage.postgres.notices import Notice


async def apply_notice(
    registry: "TableRegistry", close_device: "Callable[[bytes], None]", notice: "Notice"
) -> None:
    match notice.topic:
        case "removed":
            await remove_tables(registry, notice.data)
        case "deleted":
            await delete_at_tables(registry, notice.data[0])
        case "unsaid":
            await show_chats(registry, notice.data)
        case "renamed":
            await show_new_name(registry, notice.data[0])
        case "muted":
            await show_chats_to(registry, notice.data[0])
        case "signed out":
            close_device(bytes.fromhex(notice.data[0]))
