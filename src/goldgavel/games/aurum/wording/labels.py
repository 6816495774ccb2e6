"""The texts of cards, each made once for a box: the same cards are the same tuple, whoever asks.

All caches are bounded, so that a process that runs for months and sees every hand keeps only the last ones.
"""

from functools import lru_cache

from goldgavel.games.aurum.knowledge.events import Played
from goldgavel.games.aurum.rules import gold
from goldgavel.games.aurum.rules.box import Box, card_text, gold_text
from goldgavel.games.aurum.wording.actions import action_texts
from goldgavel.kernel import bits

HEAPS = 4096
"""How many sets of cards are remembered."""
CACHED = 1024
"""How many answers of other kinds."""


class Labels:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.card = tuple(card_text(box, card) for card in range(box.cards + len(box.supply)))
        """Base cards, then gold by rank."""
        self.moves = action_texts(box)
        self.played = tuple(
            tuple(Played(seat=seat, card=text) for text in self.card) for seat in range(box.players)
        )
        """By seat and card."""
        one_metal = (1 << box.ranks) - 1
        self.metals = tuple(one_metal << first for first in range(0, box.cards, box.ranks))
        """All cards of each metal, a set."""
        self._of_one_metal = lru_cache(maxsize=2 * HEAPS)(self._spelled)
        self.cards = lru_cache(maxsize=HEAPS)(self._metal_by_metal)
        """The texts of a set of base cards."""
        self.heaps = lru_cache(maxsize=HEAPS)(self._each)
        """The texts of several sets."""

    def _each(self, heaps: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(map(self.cards, heaps))

    def _metal_by_metal(self, cards: int) -> tuple[str, ...]:
        """A set that was not there before still has cards of one metal that were."""
        texts: tuple[str, ...] = ()
        for metal in self.metals:
            texts += self._of_one_metal(cards & metal)
        return texts

    def _spelled(self, cards: int) -> tuple[str, ...]:
        return tuple([self.card[card] for card in bits.positions(cards)])


@lru_cache(maxsize=16)
def labels_of(box: Box) -> Labels:
    return Labels(box)


@lru_cache(maxsize=HEAPS)
def gold_texts(heap: int) -> tuple[str, ...]:
    """Every card of a heap of gold, lowest first."""
    texts: list[str] = []
    while heap:
        rank = gold.lowest(heap)
        texts += [gold_text(rank)] * gold.holds(heap, rank)
        heap = gold.without(heap, rank)
    return tuple(texts)


@lru_cache(maxsize=HEAPS)
def stock_texts(stocks: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(gold_texts, stocks))


@lru_cache(maxsize=CACHED)
def played_cards(labels: Labels, leader: int, cards: tuple[int, ...]) -> tuple[Played, ...]:
    players, played = labels.box.players, labels.played
    return tuple([played[(leader + place) % players][card] for place, card in enumerate(cards)])
