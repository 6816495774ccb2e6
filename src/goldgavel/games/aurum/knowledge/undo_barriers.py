"""Undo barriers of Aurum: moves and deals that reveal hidden information cannot be undone."""

from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.codes as codes

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

KIND = 0xFF
"""The bits of a note that contain the event's kind."""


def rule_of_reveal(state: "State") -> str | None:
    """Return the rule by which the last move or deal revealed more than its own card; None if it did not.

    A card that is played or bid openly (A10) was known to its own player, and gold comes from an open supply
    (A5): neither reveals another player's secret.
    """
    dealt = shown = ended = over = False
    for place in range(state.note_count):
        kind = state.notes[place] & KIND
        dealt = dealt or kind == codes.DEALT
        shown = shown or kind == codes.BIDS_SHOWN
        ended = ended or kind == codes.ROUND_ENDED
        over = over or kind == codes.GAME_OVER
    if dealt:
        return "A6"
    if shown:
        return "A9"
    if ended and state.shown:
        return "A29"
    return "A39" if over else None
