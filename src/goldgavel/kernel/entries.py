"""The log of a live table: what happened at it, in order. A table is whatever its log plays."""

from goldgavel.kernel.views import Data


class Entry(Data, frozen=True):
    """One entry: a move by a seat (its text), or a deal (no seat; the text is the JSON of the deal object).

    Versions count 1, 2, 3 … in each table. `request` is the mover's own name for the move, so that one sent twice
    is known again; what moves by itself has none. `at` is in seconds since 1970.
    """

    version: int
    seat: int | None
    text: str
    request: str | None
    at: float
