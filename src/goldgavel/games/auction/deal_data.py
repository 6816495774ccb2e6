"""The deal object of a record, and its conversion to and from the table's deck. A game has one deal."""

from collections.abc import Mapping
from typing import Any

from goldgavel.games.auction.rules.box import KINDS, Box
from goldgavel.kernel.errors import DealError
from goldgavel.kernel.game import Dice, shuffled
from goldgavel.kernel.untrusted import typed_deal
from goldgavel.kernel.views import Data


class Deal(Data, frozen=True):
    """B1, B4 as in a record: the first player and the deck, the top card first."""

    first: int
    deck: tuple[str, ...]


Dealt = tuple[int, tuple[int, ...]]
"""A deal in the table's form: the first player and the kinds of the cards."""


def card_texts(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(KINDS[card] for card in cards)


def write_deal(dealt: Dealt) -> Deal:
    first, deck = dealt
    return Deal(first=first, deck=card_texts(deck))


def shuffled_deal(box: Box, dice: Dice) -> Deal:
    """Return a random deal: the first player and the order of the deck (B1, B4)."""
    first = dice.randrange(box.players)
    deck = [kind for kind, count in enumerate(box.kinds) for _ in range(count)]
    return write_deal((first, tuple(shuffled(deck, dice))))


def read_deal(box: Box, data: Deal | Mapping[str, Any]) -> Dealt:
    """Parse a deal; raise an error unless it is the whole deck of this box (B1) and a valid seat (B4)."""
    deal = typed_deal(data, Deal)
    if not 0 <= deal.first < box.players:
        raise DealError("deal-first", first=deal.first, players=box.players)
    if len(deal.deck) != box.cards:
        raise DealError("deal-size", found=len(deal.deck), expected=box.cards)
    for card in deal.deck:
        if card not in KINDS:
            raise DealError("deal-card", card=card[:40])
    for kind, expected in zip(KINDS, box.kinds, strict=True):
        found = deal.deck.count(kind)
        if found != expected:
            raise DealError("deal-deck-count", kind=kind, found=found, expected=expected)
    return deal.first, tuple(KINDS.index(card) for card in deal.deck)
