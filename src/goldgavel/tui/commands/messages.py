"""The messages to the table that commands stand for, typed or chosen by key."""

from typing import TYPE_CHECKING

from goldgavel.protocol.messages import MakeWish, Say, fresh_id

if TYPE_CHECKING:
    from goldgavel.protocol.messages import FromClient
    from goldgavel.tui.seat.seat import SeatSnapshot


def message_of(command: str | None, text: str, snapshot: "SeatSnapshot") -> "FromClient | None":
    """Return the message that a command sends to the table now, or None. Only what is said has a text."""
    if command == "say":
        return Say(id=fresh_id(), text=text)
    if command == "undo":
        return MakeWish(id=fresh_id(), wish="undo", of=snapshot.undo or 0)
    if command in {"agree", "refuse"} and snapshot.wish is not None:
        return MakeWish(id=fresh_id(), wish="agree" if command == "agree" else "refuse", of=snapshot.wish.id)
    return None
