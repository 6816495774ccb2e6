"""What a server's messages say, as a moment has it."""

from typing import Any

import msgspec

from goldgavel.session.clock_display import SeatClock
from goldgavel.text import Speech
from goldgavel.text.names import bot_name, clean_name
from goldgavel.tui.seat.seat import Moment, News, Refusal

Message = dict[str, Any]


def is_waited_for(moment: Moment) -> bool:
    wish, seat = moment.wish, moment.seat
    if wish is not None and seat not in {None, wish.seat, *wish.agreed}:
        return True
    in_window = moment.view is not None and moment.view.phase == "window"
    return moment.is_asked() and not (in_window and (moment.order is None or moment.order.order != "ask"))


def names_at(table: Message, lang: str) -> tuple[str, ...]:
    """Who sits where; a bot is called by its level, a free chair by what it is."""
    return tuple(name_on(seat, number, lang) for number, seat in enumerate(table["seats"]))


def name_on(seat: Message, number: int, lang: str) -> str:
    if seat["kind"] == "bot" and seat["bot"]:
        return bot_name(seat["bot"], number, lang)
    if seat["kind"] == "free":
        return Speech(lang, ()).say("tui-chair-free")
    return clean_name(seat["name"]) or Speech(lang, ()).say("seat-name", seat=number)


def refusals_in(message: Message) -> dict[str, Refusal]:
    return {move: refusal_in(found) for move, found in (message.get("refusals") or {}).items()}


def refusal_in(found: Message) -> Refusal:
    return Refusal(found["code"], found.get("rule"), str(found.get("text", found["code"])))


def clocks_in(message: Message, otherwise: tuple[SeatClock | None, ...]) -> tuple[SeatClock | None, ...]:
    if "clocks" not in message:
        return otherwise
    return msgspec.convert(message["clocks"], tuple[SeatClock | None, ...])


def chat_line(line: Message) -> News:
    return News((), (f"{clean_name(line['name'])}: {line['text']}",), aside=True)
