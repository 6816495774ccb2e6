"""The novice's rules for Aurum.

It bids the number of its high cards. It ignores its partner's tricks and the option to change bids (A11). Until it
reaches its bid it wins every trick it can with its best card, even from its partner. It does not try to earn gold
with the lowest card (A22) and plays gold as soon as it has some.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.options import box_of
from goldgavel.games.aurum.rules.box import GOLD

KEEP = "keep"
PLAY = "play "
HIGH_RANKS = 3
"""How many of the highest ranks count as certain tricks."""


class Card(NamedTuple):
    is_gold: bool
    rank: int


def read_card(text: str) -> Card:
    metal = text.rstrip("0123456789")
    return Card(metal == GOLD, int(text[len(metal) :]))


def candidates(view: AurumView) -> Sequence[str]:
    return PHASES[view.phase](view)


def bids(view: AurumView) -> Sequence[str]:
    """Bid the card whose rank is nearest to the number of high cards in the hand."""
    assert view.hand is not None
    high = box_of(view.options).ranks - HIGH_RANKS
    tricks = sum(read_card(card).rank > high for card in view.hand)
    return best(view.legal, lambda move: -abs(read_card(move.split()[1]).rank - tricks))


def no_change(view: AurumView) -> Sequence[str]:
    """Never change a bid."""
    del view
    return (KEEP,)


def plays(view: AurumView) -> Sequence[str]:
    """Play the highest card that currently wins; the lowest if none does or the bid is reached."""
    cards = {move: read_card(move[len(PLAY) :]) for move in view.legal if move.startswith(PLAY)}
    if wants_tricks(view):
        winners = {move: card for move, card in cards.items() if beats(card, view)}
        if winners:
            return best(winners, lambda move: (not cards[move].is_gold, cards[move].rank))
    return best(cards, lambda move: (not cards[move].is_gold, -cards[move].rank))


def wants_tricks(view: AurumView) -> bool:
    """True while its own tricks are below its own bid. Its partner does not count."""
    assert view.seat is not None
    bid = view.bids[view.seat]
    return bid is None or view.tricks[view.seat] < read_card(bid).rank


def beats(card: Card, view: AurumView) -> bool:
    """True if the card beats the current trick. Ties go to the later card (A21)."""
    winning = view.so_far.winning
    return winning is None or card >= read_card(winning.card)


def best(moves: Sequence[str] | dict[str, Card], value: Callable[[str], object]) -> Sequence[str]:
    """Return all moves with the highest value."""
    top = max(map(value, moves))  # type: ignore[type-var]
    return [move for move in moves if value(move) == top]


PHASES = {"bid": bids, "window": no_change, "play": plays}
