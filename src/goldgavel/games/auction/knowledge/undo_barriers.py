"""Undo barriers of Auction: moves and deals that reveal hidden cards cannot be undone."""

from typing import TYPE_CHECKING

import goldgavel.games.auction.rules.codes as codes

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

KIND = 0xFF
"""The bits of a note that contain the event's kind."""


def rule_of_reveal(state: "State") -> str | None:
    """Return the rule by which the last move or deal revealed a card; None if it did not.

    Bids, passes, tokens, exchanges and joining replicas concern only coins and cards that everyone has seen (B27).
    A lot that goes to the box keeps its third card hidden (B9), but the next lot is opened at the same time.
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
