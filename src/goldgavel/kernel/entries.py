"""The log of a live game: append-only, and the truth from which everything else is made again."""

from goldgavel.kernel.views import Data


class Entry(Data, frozen=True):
    """A move by a seat, or a deal (no seat). Versions run 1, 2, 3 … at each table."""

    version: int
    seat: int | None
    text: str
    """The move as in a record, or the JSON of the deal object."""
    request: str | None
    """The id that the client made for it, by which a repeated send is known; None for what nobody sent."""
    at: float
    """Unix time in seconds."""
