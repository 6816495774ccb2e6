"""Entries of a live game's log. The log is append-only, and all other state of the game is rebuilt from it."""

from typing import Literal

from goldgavel.kernel.views import Data

Kind = Literal["deal", "move", "time", "commitment", "number", "wish", "undo", "concede"]
"""
- `deal` and `move`: the contents of a record; `time` is a move made because the seat's time ran out
- `commitment` and `number`: the server's and the players' contributions to the next deal
- `wish`: a proposal to take back a move or to end the game, or an answer to one
- `undo` and `concede`: the result of an accepted proposal
"""


class Entry(Data, frozen=True):
    """One entry of a table's log. Versions count 1, 2, 3 … per table."""

    version: int
    kind: Kind
    seat: int | None
    """The seat that caused it; None for a deal and other entries without a seat."""
    text: str
    """The move as in a record, the JSON of the deal object, or other data that the kind needs."""
    request: str | None
    """The client's request id, which identifies a repeated send; None if no client sent it."""
    at: float
    """Unix time in seconds."""
