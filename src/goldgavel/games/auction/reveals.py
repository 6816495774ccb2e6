"""Which steps of Auction show what was hidden: no move is taken back across one of them."""

from typing import TYPE_CHECKING

import goldgavel.games.auction.codes as codes

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

KIND = 0xFF
"""The bits of a note that say what happened."""


def rule_of_reveal(state: "State") -> str | None:
    """The rule by which the last move or deal turned up a card; None if it did not.

    Bids, passes, tokens, exchanges and replicas that join are about coins and cards that all have seen (B27). A
    lot that goes to the box keeps its secret (B9), but the next one is opened with it.
    """
    happened = {note & KIND for note in state.notes[: state.noted]}
    if codes.LOT_WON in happened:
        return "B10"
    if codes.LOT_OPENED in happened or codes.DEALT in happened:
        return "B5"
    return "B9" if codes.GAME_OVER in happened else None
