"""The agenda of a table: which seats have stand-ins and, with a clock, what is due next and whose turn it is.

It is stored with the table, so that the game continues at another owner, and while no player is connected.
"""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.storage.rows import Agenda, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.session.session import Session
    from goldgavel.storage.rows import TableRow


def with_agenda(row: "TableRow", session: "Session", stand_ins: "Iterable[int]", now: float) -> "TableRow":
    """The table row with its agenda and, if it has a clock, its next due time."""
    if row.settings.clock is None:
        return msgspec.structs.replace(row, due=None, agenda=Agenda(stand_ins=tuple(sorted(stand_ins))))
    due = session.due(now)
    agenda = Agenda(turns=turns_of(session), stand_ins=tuple(sorted(stand_ins)))
    return msgspec.structs.replace(row, due=None if due is None else due.at, agenda=agenda)


def turns_of(session: "Session") -> tuple[Turn, ...]:
    return tuple(
        Turn(seat=seat, ends=session.runs_out(seat))
        for seat in range(session.game.players)
        if session.is_waited_for(seat)
    )
