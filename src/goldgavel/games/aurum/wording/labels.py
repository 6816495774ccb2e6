"""Texts of cards and sets of cards, cached per box: equal sets give the same tuple.

All caches are bounded, so that a process that runs for months keeps only the most recent sets.
"""

from functools import lru_cache

from goldgavel.games.aurum.knowledge.events import Played
from goldgavel.games.aurum.rules import gold
from goldgavel.games.aurum.rules.box import Box, card_text, gold_text
from goldgavel.games.aurum.wording.actions import action_texts
from goldgavel.kernel import bits

HEAPS = 4096
"""The size of the caches for sets of cards."""
CACHED = 1024
"""The size of other caches."""


class Labels:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.card = tuple(card_text(box, card) for card in range(box.cards + len(box.supply)))
        """Card texts: base cards, then gold by rank."""
        self.moves = action_texts(box)
        self.played = tuple(
            tuple(Played(seat=seat, card=text) for text in self.card) for seat in range(box.players)
        )
        """By seat and card."""
        one_metal = (1 << box.ranks) - 1
        self.metals = tuple(one_metal << first for first in range(0, box.cards, box.ranks))
        """The set of all cards of each metal."""
        self._of_one_metal = lru_cache(maxsize=2 * HEAPS)(self._spelled)
        self.cards = lru_cache(maxsize=HEAPS)(self._metal_by_metal)
        """The texts of a set of base cards."""
        self.heaps = lru_cache(maxsize=HEAPS)(self._each)
        """The texts of several sets."""

    def _each(self, heaps: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(map(self.cards, heaps))

    def _metal_by_metal(self, cards: int) -> tuple[str, ...]:
        """Return the texts metal by metal: a new set often has cards of a metal that are in the cache."""
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
    """Return the texts of all cards of a heap of gold, lowest first."""
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
