"""Heaps of identical cards as one number: gold by rank (A2), cards of Auction by form (B1, B11)."""

from types import ModuleType

import pytest

from goldgavel.games.auction.rules import card_counts
from goldgavel.games.aurum.rules import gold

ZEROS, FORM = 4, 10
"""The most cards of one rank of gold (A2), and of one kind of Auction (B1)."""
HEAPS = [(gold, rank, count) for rank in range(8) for count in range(1, ZEROS + 1)]
HEAPS += [(card_counts, form, count) for form in range(10) for count in range(1, FORM + 1)]


@pytest.mark.parametrize(("heaps", "sort", "count"), HEAPS)
def test_a_heap_counts_every_sort_of_card_by_itself(heaps: ModuleType, sort: int, count: int) -> None:
    below, above = sort - 1, sort + 1
    heap = count * heaps.one(sort) + 2 * heaps.one(above)
    assert heaps.lowest(heap) == sort
    assert [heaps.holds(heap, each) for each in (sort, above, above + 1)] == [count, 2, 0]
    assert heaps.without(heap, sort) == 2 * heaps.one(above)
    assert heaps.without(heap, above) == count * heaps.one(sort)
    if below >= 0:
        assert heaps.holds(heap, below) == 0
        assert heaps.without(heap, below) == heap


@pytest.mark.parametrize("rank", range(9))
@pytest.mark.parametrize("count", range(1, ZEROS + 1))
def test_the_highest_gold_of_a_heap(rank: int, count: int) -> None:
    assert gold.highest(count * gold.one(rank)) == rank
    assert gold.highest(count * gold.one(rank) + gold.one(0)) == rank
