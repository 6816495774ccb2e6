"""Converts parts of a server's messages into parts of a snapshot."""

from msgspec import UNSET

from goldgavel.protocol.messages import Line
from goldgavel.protocol.table_info import SeatInfo, TableInfo
from goldgavel.text import Speech
from goldgavel.text.names import bot_name_in, clean_name
from goldgavel.tui.seat.seat import SeatSnapshot


def waits_for_player(snapshot: SeatSnapshot) -> bool:
    wish, seat = snapshot.wish, snapshot.seat
    if wish is not None and seat not in {None, wish.seat, *wish.agreed}:
        return True
    in_window = snapshot.view is not None and snapshot.view.phase == "window"
    return snapshot.has_decision() and not (
        in_window and (snapshot.order is None or snapshot.order.order != "ask")
    )


def names_at(table: TableInfo, lang: str) -> tuple[str, ...]:
    """Return the names by seat. Bots are named by their level; a free seat has a label."""
    return tuple(name_on(seat, number, lang) for number, seat in enumerate(table.seats))


def name_on(seat: SeatInfo, number: int, lang: str) -> str:
    if seat.kind == "bot" and seat.bot:
        return bot_name_in(lang, seat.bot, seat.name, number)
    if seat.kind == "free":
        return Speech(lang, ()).say("tui-chair-free")
    return clean_name(seat.name) or Speech(lang, ()).say("seat-name", seat=number + 1)


def chat_line(line: Line, speech: Speech) -> str:
    """Return a line of chat, a quick phrase in the reader's language."""
    text = line.text if line.phrase is UNSET else speech.say(f"page-phrase-{line.phrase}")
    return speech.say("page-labelled", label=clean_name(line.name), value="") + text
