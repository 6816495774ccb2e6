"""A table with a clock goes on although nobody is there: what it has to know again, and who plays for whom."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from goldgavel.session.clock_display import SeatClock, clock_faces
from goldgavel.storage.rows import Agenda, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session
    from goldgavel.storage.rows import TableRow

Faces = tuple[SeatClock | None, ...]


def faces(table: "LiveTable") -> Faces | UnsetType:
    """What the clocks show, where there are any."""
    if table.row.clock is None or table.session is None or table.row.status != "playing":
        return UNSET
    return clock_faces(table.session, table.context.clock())


def who_ran_out(table: "LiveTable", entries: "Iterable[Entry]") -> set[int]:
    """Seats whose time has run out while nobody sat there: a bot plays for them until they are back."""
    late = {entry.seat for entry in entries if entry.kind == "time"} if table.row.clock is not None else ()
    return {seat for seat in late if seat is not None and not table.audience.is_here(seat)}


def with_agenda(row: "TableRow", session: "Session", stand_ins: "Iterable[int]", now: float) -> "TableRow":
    """The table with what happens at it next."""
    due = session.due(now)
    agenda = Agenda(turns=turns_of(session), stand_ins=tuple(sorted(stand_ins)))
    return msgspec.structs.replace(row, due=None if due is None else due.at, agenda=agenda)


def turns_of(session: "Session") -> tuple[Turn, ...]:
    return tuple(
        Turn(seat=seat, ends=session.runs_out(seat))
        for seat in range(session.game.players)
        if session.is_waited_for(seat)
    )
