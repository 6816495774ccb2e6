"""Notifications for absent players. They contain only what is public at the table."""

from math import ceil
from typing import TYPE_CHECKING, Literal

import msgspec

from goldgavel.kernel.table_settings import DAY
from goldgavel.kernel.views import Data
from goldgavel.server.tables import seat_rows
from goldgavel.storage.rows import SeatRow
from goldgavel.text import Speech, say, seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.server.tables.table import Table

What = Literal["turn", "started", "ended"]
UNITS = (("day", DAY), ("hour", 3600), ("minute", 60), ("second", 1))


class Notification(Data, frozen=True):
    what: What
    table: str
    game: str
    seats: tuple[SeatRow, ...]
    listed: bool
    left: float | None = None
    """Seconds left on the player's clock, for a turn."""


class PushMessage(Data, frozen=True):
    """What a browser shows, in the reader's language."""

    title: str
    body: str
    table: str
    lang: str


def notification_of(table: "Table", what: What, left: float | None = None) -> Notification:
    return Notification(
        what=what,
        table=table.row.id,
        game=table.row.game,
        seats=tuple(table.seats),
        listed=table.row.settings.listed,
        left=left,
    )


def push_message(notification: Notification, seat: int, lang: str) -> bytes:
    """The message for the player of a seat, as JSON."""
    names = names_in(notification.seats, lang)
    others = Speech(lang, names).join([name for place, name in enumerate(names) if place != seat])
    game = say(f"page-{notification.game}-name", lang)
    title = say(f"notice-{notification.what}", lang, game=game)
    body = say("notice-with", lang, others=others)
    if notification.left is not None:
        body += " " + say("notice-left", lang, time=time_in_words(notification.left, lang))
    return msgspec.json.encode(PushMessage(title=title, body=body, table=notification.table, lang=lang))


def names_in(seats: "Sequence[SeatRow]", lang: str) -> list[str]:
    nameless = seat_names(len(seats), lang)
    return [seat_rows.name_in(lang, seat) or other for seat, other in zip(seats, nameless, strict=True)]


def time_in_words(seconds: float, lang: str) -> str:
    """A duration in its largest unit. More precision is useless: the message is read some time later."""
    whole = ceil(seconds / 60) * 60 if seconds > 60 else ceil(seconds)  # so that 23:59:59 counts as a day
    unit, size = next((unit, size) for unit, size in UNITS if whole >= size or size == 1)
    return say(f"page-clock-long-{unit}", lang, count=whole // size)
