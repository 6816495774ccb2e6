"""Handlers for messages of other workers about a table that are not part of its log."""

from typing import TYPE_CHECKING, Any

from goldgavel.server.tables import chat, presence

if TYPE_CHECKING:
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.server.workers.neighbours import Handler


def of_every_table() -> "dict[str, Handler]":
    return {
        "ready": is_ready,
        "stand_in": presence.apply_remote_stand_ins,
        "chat": lambda table, line: table.scheduler.spawn(chat.broadcast_line(table, line)),
        "unsaid": lambda table, _: table.scheduler.spawn(chat.send_history_to_all(table)),
    }


def is_ready(table: "LiveTable", said: Any) -> None:
    """A player at another worker is ready for the next round."""
    seat, version = said
    if table.session is not None and table.session.version == version:
        table.session.ready[seat] = True
        if table.context.neighbours.keeps(table):
            table.scheduler.spawn_run_due()


async def start_if_all_are_here(table: "LiveTable") -> None:
    """Start a rematch whose players connected to different workers, so that none saw all of them arrive."""

    async def start() -> None:
        if can_start(table):
            await table.start()

    await table.change(start)


def can_start(table: "LiveTable") -> bool:
    return table.row.status == "open" and table.is_rematch_complete()
