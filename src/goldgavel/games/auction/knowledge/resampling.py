"""Resampling: shuffles the unseen cards of the deck again, and keeps everything else, including the log.

`sampling.py` draws from a view, which is all that a bot gets. Here the whole state is available, so the log is
kept and its deal is corrected.
"""

from typing import TYPE_CHECKING

from goldgavel.games.auction.knowledge.view import unseen_places
from goldgavel.games.auction.rules import codes
from goldgavel.kernel.game import shuffled

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State
    from goldgavel.kernel.streams import Stream


def redraw(state: "State", seat: int, stream: "Stream") -> "State":
    """Return the resampled state; all consistent states are equally likely. All seats know the same (B27)."""
    del seat
    world = state.clone()
    if codes.BID <= state.phase <= codes.JOIN:
        deck = list(state.deck)
        places = unseen_places(state)
        for place, card in zip(places, shuffled([deck[place] for place in places], stream), strict=True):
            deck[place] = card
        world.deck = deck
        first, _ = world.move_log.deals[-1]
        world.move_log.deals = ((first, tuple(deck[: state.deck_size])),)
    return world
