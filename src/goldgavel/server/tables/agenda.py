"""The agenda of a table: which seats have stand-ins and, with a clock, what is due next and whose turn it is.

It is stored with the table, so that the game continues at another owner, and while no player is connected.
"""

from typing import TYPE_CHECKING

import msgspec

from goldgavel.session.clocks import GRACE, after_outages
from goldgavel.storage.rows import Agenda, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goldgavel.session.clocks import Outage
    from goldgavel.session.session import Session
    from goldgavel.storage.rows import TableRow


def with_agenda(row: "TableRow", session: "Session", stand_ins: "Iterable[int]", now: float) -> "TableRow":
    """The table row with its agenda and, if it has a clock, its next due time."""
    if row.settings.clock is None:
        return msgspec.structs.replace(row, due=None, agenda=Agenda(stand_ins=tuple(sorted(stand_ins))))
    due = session.due(now)
    agenda = Agenda(turns=turns_of(session), stand_ins=tuple(sorted(stand_ins)), noted=now)
    return msgspec.structs.replace(row, due=None if due is None else due.at, agenda=agenda)


def turn_ends(agenda: Agenda, seat: int, outages: "Sequence[Outage]", started: float) -> float | None:
    """When a seat's time runs out; None if it is not its turn. `started` is the last start of the server."""
    ends = next((turn.ends for turn in agenda.turns if turn.seat == seat), None)
    if ends is None or agenda.noted is None:
        return ends
    ends = after_outages(ends, agenda.noted, outages)
    return max(ends, started + GRACE) if agenda.noted < started else ends


def turns_of(session: "Session") -> tuple[Turn, ...]:
    return tuple(
        Turn(seat=seat, ends=session.runs_out(seat))
        for seat in range(session.game.players)
        if session.is_waited_for(seat)
    )
