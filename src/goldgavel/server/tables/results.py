"""The result rows of a finished game."""

from typing import TYPE_CHECKING, Any

from goldgavel.storage.rows import ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.storage.rows import SeatRow, TableRow


def results_of(row: "TableRow", seats: "Sequence[SeatRow]", state: Any) -> list[ResultRow]:
    """Each seat's share of the win, score and prizes. A game that its players ended early has no results."""
    if row.ending is not None:
        return []
    shares, scores = state.returns(), state.scores()
    prizes = state.game.prizes(state)
    return [
        ResultRow(
            table=row.id,
            seat=seat.seat,
            player=seat.player,
            game=row.game,
            players=len(seats),
            won=shares[seat.seat],
            score=scores[seat.seat],
            ended=row.ended or 0.0,
            prizes=None if prizes is None else prizes[seat.seat],
        )
        for seat in seats
    ]
