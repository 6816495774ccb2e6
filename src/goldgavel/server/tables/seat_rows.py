"""The seats of a table: rows of free seats, players and bots, and their public form."""

from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel.protocol.table_info import SeatKind
from goldgavel.server.errors import Forbidden, WrongState
from goldgavel.session.standing_orders import Given, Order
from goldgavel.storage.rows import SeatRow
from goldgavel.text.names import bot_name, bot_name_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.storage.rows import TableRow


def free(seat: int) -> SeatRow:
    return SeatRow(seat=seat, player=None, name="", bot=None, order=None)


def person(seat: int, player: str, name: str) -> SeatRow:
    return SeatRow(seat=seat, player=player, name=name, bot=None, order=None)


def bot(seat: int, level: str) -> SeatRow:
    """A seat with a new bot. In records it is named in English by its level and its seat, counted from 1."""
    return SeatRow(seat=seat, player=None, name=bot_name(level, seat, "en"), bot=level, order=None)


def name_in(lang: str, seat: SeatRow) -> str:
    return seat.name if seat.bot is None else bot_name_in(lang, seat.bot, seat.name, seat.seat)


def is_free(seat: SeatRow) -> bool:
    return seat.player is None and seat.bot is None


def with_bots(seats: "Sequence[SeatRow]", level: str) -> list[SeatRow]:
    return with_own_names([bot(seat.seat, level) if is_free(seat) else seat for seat in seats])


def with_own_names(seats: "Sequence[SeatRow]") -> list[SeatRow]:
    """The seats, with no two bots of the same name: bots of a rematch bring theirs along from other seats.

    Of two with the same name, the one with the number of its seat is new, and gets another number.
    """
    named = list(seats)
    for row in seats:
        if row.bot is not None and row.name == bot_name(row.bot, row.seat, "en"):
            others = {other.name for other in named if other.seat != row.seat}
            free_names = (bot_name(row.bot, number, "en") for number in (row.seat, *range(len(seats))))
            name = next((name for name in free_names if name not in others), row.name)
            named[row.seat] = msgspec.structs.replace(row, name=name)
    return named


def rotated(seats: "Sequence[SeatRow]") -> list[SeatRow]:
    """The seats of a rematch: every player moves on by one seat. Bots keep their names."""
    count = len(seats)
    moved = [seats[(seat - 1) % count] for seat in range(count)]
    return [_reseated(row, seat) for seat, row in enumerate(moved)]


def _reseated(row: SeatRow, seat: int) -> SeatRow:
    if row.bot is not None:
        return msgspec.structs.replace(row, seat=seat, order=None)
    return free(seat) if row.player is None else person(seat, row.player, row.name)


def seat_of_player(seats: "Sequence[SeatRow]", player: str | None) -> int | None:
    if player is None:
        return None
    return next((row.seat for row in seats if row.player == player), None)


# Standing orders are stored with the seat, so that they survive a restart.


def orders_of(seats: "Sequence[SeatRow]") -> list[Given]:
    return [
        Given(kept.get("version", 0), row.seat, msgspec.convert(kept, Order))
        for row in seats
        if (kept := row.order) is not None
    ]


def with_order(seats: "Sequence[SeatRow]", given: Given) -> list[SeatRow]:
    return [
        msgspec.structs.replace(row, order=stored_order(given)) if row.seat == given.seat else row for row in seats
    ]


def stored_order(given: Given) -> dict[str, Any]:
    """The order as it is stored. The log shows what became of it after that version."""
    return {**msgspec.to_builtins(given.order), "version": given.version}


# The public form.


def shown_kind(seat: SeatRow, *, has_started: bool) -> SeatKind:
    """The kind of a seat. In a running game none is free: a deleted player's seat stays, without a name."""
    if seat.bot is not None:
        return SeatKind.BOT
    return SeatKind.HUMAN if seat.player is not None or has_started else SeatKind.FREE


def sitting(seats: "Sequence[SeatRow]") -> list[tuple[str | None, str, str | None]]:
    """Who sits where."""
    return [(seat.player, seat.name, seat.bot) for seat in seats]


def not_seated() -> Forbidden:
    return Forbidden("table-not-seated")


def not_begun(row: "TableRow") -> WrongState:
    return WrongState("table-is-open" if row.status == "open" else "table-is-stopped")
