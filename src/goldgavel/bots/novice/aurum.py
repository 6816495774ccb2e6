"""Aurum, as a novice plays it.

It bids as many tricks as it has high cards, and forgets its partner's tricks and that bids can be changed (A11).
It wins whatever it can with the best that it has, over its partner too, until it has its bid; it does not see the
gold that a lowest card earns (A22), and plays what gold comes to it at once.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.options import box_of
from goldgavel.games.aurum.rules.box import GOLD

KEEP = "keep"
PLAY = "play "
HIGH_RANKS = 3
"""The highest ranks of a metal, that it takes for sure tricks."""


class Card(NamedTuple):
    is_gold: bool
    rank: int


def read_card(text: str) -> Card:
    metal = text.rstrip("0123456789")
    return Card(metal == GOLD, int(text[len(metal) :]))


def candidates(view: AurumView) -> Sequence[str]:
    return PHASES[view.phase](view)


def bids(view: AurumView) -> Sequence[str]:
    """A card of the rank that is nearest to the number of high cards in the hand."""
    assert view.hand is not None
    high = box_of(view.options).ranks - HIGH_RANKS
    tricks = sum(read_card(card).rank > high for card in view.hand)
    return best(view.legal, lambda move: -abs(read_card(move.split()[1]).rank - tricks))


def no_change(view: AurumView) -> Sequence[str]:
    """Bids can be changed for gold, but who thinks of it in a first game?"""
    del view
    return (KEEP,)


def plays(view: AurumView) -> Sequence[str]:
    """The highest card that wins as things stand; the lowest if none does or the bid is reached."""
    cards = {move: read_card(move[len(PLAY) :]) for move in view.legal if move.startswith(PLAY)}
    if wants_tricks(view):
        winners = {move: card for move, card in cards.items() if beats(card, view)}
        if winners:
            return best(winners, lambda move: (not cards[move].is_gold, cards[move].rank))
    return best(cards, lambda move: (not cards[move].is_gold, -cards[move].rank))


def wants_tricks(view: AurumView) -> bool:
    """It looks at its own bid and its own tricks, in a team too."""
    assert view.seat is not None
    bid = view.bids[view.seat]
    return bid is None or view.tricks[view.seat] < read_card(bid).rank


def beats(card: Card, view: AurumView) -> bool:
    """Whether the card would win the trick if it ended with it; ties go to the later one (A21)."""
    winning = view.so_far.winning
    return winning is None or card >= read_card(winning.card)


def best(moves: Sequence[str] | dict[str, Card], value: Callable[[str], object]) -> Sequence[str]:
    """All the moves of the highest value."""
    top = max(map(value, moves))  # type: ignore[type-var]
    return [move for move in moves if value(move) == top]


PHASES = {"bid": bids, "window": no_change, "play": plays}
