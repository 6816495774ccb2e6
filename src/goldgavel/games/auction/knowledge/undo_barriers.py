"""Which steps of Auction show what was hidden: no move is taken back across one of them."""

from typing import TYPE_CHECKING

import goldgavel.games.auction.rules.codes as codes

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

KIND = 0xFF
"""The bits of a note that say what happened."""


def rule_of_reveal(state: "State") -> str | None:
    """The rule by which the last move or deal turned up a card; None if it did not.

    Bids, passes, tokens, exchanges and replicas that join are about coins and cards that all have seen (B27). A
    lot that goes to the box keeps its secret (B9), but the next one is opened with it.
    """
    won = opened = over = False
    for place in range(state.note_count):
        kind = state.notes[place] & KIND
        won = won or kind == codes.LOT_WON
        opened = opened or kind in {codes.LOT_OPENED, codes.DEALT}
        over = over or kind == codes.GAME_OVER
    if won:
        return "B10"
    if opened:
        return "B5"
    return "B9" if over else None
