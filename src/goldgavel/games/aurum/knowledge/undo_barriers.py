"""Which steps of Aurum show what was hidden: no move is taken back across one of them."""

from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.codes as codes

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

KIND = 0xFF
"""The bits of a note that say what happened."""


def rule_of_reveal(state: "State") -> str | None:
    """The rule by which the last move or deal showed more than its own card; None if it did not.

    A card that is played or bid in the open (A10) is shown by its own player, and gold comes from an open supply
    (A5): both are no secret of somebody else's.
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
