"""The same game in another world: what nobody has seen of the deck is shuffled anew, all else stays, the log too.

`sampling.py` draws from a view, which is all that a bot is given. Here the whole state is at hand, so that the log
can go along with its deal put right.
"""

from typing import TYPE_CHECKING

from goldgavel.games.auction.knowledge.view_parts import unseen_places
from goldgavel.games.auction.rules import codes

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State
    from goldgavel.kernel.streams import Stream


def redraw(state: "State", seat: int, stream: "Stream") -> "State":
    """Another world, each one equally likely; no seat knows more than another (B27)."""
    del seat
    world = state.clone()
    if codes.BID <= state.phase <= codes.JOIN:
        deck = list(state.deck)
        places = unseen_places(state)
        for last in range(len(places) - 1, 0, -1):
            here, there = places[last], places[stream.below(last + 1)]
            deck[here], deck[there] = deck[there], deck[here]
        world.deck = deck
        first, _ = world.move_log.deals[-1]
        world.move_log.deals = ((first, tuple(deck[: state.deck_size])),)
    return world
