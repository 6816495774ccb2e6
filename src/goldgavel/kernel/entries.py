"""The log of a live game: append-only, and the truth from which everything else is made again."""

from typing import Literal

from goldgavel.kernel.views import Data

Kind = Literal["deal", "move", "time", "commitment", "number", "wish", "undo", "concede"]
"""
- `deal` and `move`: what a record holds; `time` is a move that was made because the seat's time had run out
- `commitment` and `number`: what the coming deal is made of, by the server and by a player
- `wish`: somebody wants to take a move back or to end the game, or answers such a wish
- `undo` and `concede`: what became of it
"""


class Entry(Data, frozen=True):
    """Something that happened at a table. Versions run 1, 2, 3 … at each of them."""

    version: int
    kind: Kind
    seat: int | None
    """Whose doing it is; None for a deal and whatever else is nobody's."""
    text: str
    """The move as in a record, the JSON of the deal object, or what else the kind needs."""
    request: str | None
    """The id that the client made for it, by which a repeated send is known; None for what nobody sent."""
    at: float
    """Unix time in seconds."""
