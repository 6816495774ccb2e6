"""Disconnects a player who leaves a table or is removed, here and at the other workers."""

from typing import TYPE_CHECKING, Any

from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.tables import presence, seat_rows

if TYPE_CHECKING:
    from goldgavel.server.tables.table import LiveTable

TOPIC = "send off"


def disconnect_everywhere(table: "LiveTable", player: str, code: int) -> None:
    presence.disconnect_player(table, player, code)
    table.context.neighbours.tell(table.row.id, TOPIC, [player, code])


def on_disconnect(table: "LiveTable", said: Any) -> None:
    """Disconnect a player on behalf of another worker. If they left for good, a bot plays immediately."""
    player, code = said
    presence.disconnect_player(table, player, code)
    seat = seat_rows.seat_of_player(table.seats, player)
    if code == CloseCode.LEFT and seat is not None:
        presence.stand_in(table, seat)
