"""Somebody who leaves a table, or is removed: their sockets there are closed, here and at the other workers."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldgavel.server.live.table import LiveTable

TOPIC = "send off"


def send_off(table: "LiveTable", player: str | None, code: int) -> None:
    close_sockets(table, player, code)
    table.house.neighbours.tell(table.row.id, TOPIC, [player, code])


def sent_off_elsewhere(table: "LiveTable", said: Any) -> None:
    """At another worker."""
    close_sockets(table, *said)


def close_sockets(table: "LiveTable", player: str | None, code: int) -> None:
    for connection in table.audience.everyone():
        if connection.player == player:
            connection.close(code)
