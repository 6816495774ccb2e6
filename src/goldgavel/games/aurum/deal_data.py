"""The deal object of a record, and its conversion to and from the table's sets of cards."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from goldgavel.games.aurum.rules.box import Box, base_text
from goldgavel.kernel import bits
from goldgavel.kernel.errors import DealError
from goldgavel.kernel.game import Dice, shuffled
from goldgavel.kernel.untrusted import typed_deal
from goldgavel.kernel.views import Data


class Deal(Data, frozen=True):
    """A6, A7 as in a record: the first player, every hand, and the cards left over."""

    first: int
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...] = ()


Dealt = tuple[int, tuple[int, ...], int]
"""A deal in the table's form: the first player, the hands and the cards left over as sets of bits."""


def card_texts(box: Box, cards: int) -> tuple[str, ...]:
    return tuple(base_text(box, card) for card in bits.positions(cards))


def write_deal(box: Box, dealt: Dealt) -> Deal:
    first, hands, aside = dealt
    return Deal(first=first, hands=tuple(card_texts(box, hand) for hand in hands), aside=card_texts(box, aside))


def shuffled_deal(box: Box, first: int, dice: Dice) -> Deal:
    """Return a shuffled deal (A6): a hand for every player, and the rest laid aside."""
    cards = [bits.bit(card) for card in shuffled(range(box.cards), dice)]
    hands = [cards[seat * box.hand : (seat + 1) * box.hand] for seat in range(box.players)]
    return write_deal(box, (first, tuple(map(sum, hands)), sum(cards[box.players * box.hand :])))


def read_deal(box: Box, data: Deal | Mapping[str, Any], expected_first: int | None) -> Dealt:
    """Parse a deal; raise an error unless it is one of this box (A4, A6) with the right first player (A7)."""
    deal = typed_deal(data, Deal)
    if not 0 <= deal.first < box.players:
        raise DealError("deal-first", first=deal.first, players=box.players)
    if expected_first is not None and deal.first != expected_first:
        raise DealError("deal-first-moves-on", first=deal.first + 1, expected=expected_first + 1)
    if len(deal.hands) != box.players:
        raise DealError("deal-hands", found=len(deal.hands), expected=box.players)
    seen: set[int] = set()
    hands = tuple(_heap(box, hand, box.hand, seen) for hand in deal.hands)
    return deal.first, hands, _heap(box, deal.aside, box.aside, seen)


def _heap(box: Box, texts: tuple[str, ...], size: int, seen: set[int]) -> int:
    if len(texts) != size:
        raise DealError("deal-size", found=len(texts), expected=size)
    numbers = _numbers(box)
    heap = 0
    for text in texts:
        card = numbers.get(text)
        if card is None:
            raise DealError("deal-card", card=text)
        if card in seen:
            raise DealError("deal-twice", card=text)
        seen.add(card)
        heap |= bits.bit(card)
    return heap


@lru_cache(maxsize=16)
def _numbers(box: Box) -> dict[str, int]:
    return {base_text(box, card): card for card in range(box.cards)}
