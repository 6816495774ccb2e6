"""The contents of the box by number of players (A1, A2, A4). The rules take every size from here.

Research can use smaller boxes: fewer metals, fewer ranks, fewer cards in hand. The rules stay the same, and the
gold follows from the ranks as in the two boxes of the book.
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

METALS = ("Bi", "Cu", "P", "Ag", "Zn")
KEPT = ("Bi", "P", "Ag", "Zn", "Cu")
"""The metals in the order in which smaller boxes keep them: copper is removed first (A4)."""
GOLD = "Au"


class Box(NamedTuple):
    players: int
    metals: tuple[str, ...]
    ranks: int
    hand: int
    supply: tuple[int, ...]
    """The number of gold cards of each rank in the supply when a round begins; the zeros are in the stocks."""

    @property
    def cards(self) -> int:
        return len(self.metals) * self.ranks

    @property
    def aside(self) -> int:
        """The number of cards left over after the deal (A6)."""
        return self.cards - self.players * self.hand

    @property
    def deals(self) -> int:
        """The number of ways to deal the hands."""
        ways, left = 1, self.cards
        for _ in range(self.players):
            ways *= comb(left, self.hand)
            left -= self.hand
        return ways


class Sizes(NamedTuple):
    metals: int
    ranks: int
    hand: int


SIZES = {3: Sizes(metals=4, ranks=9, hand=12), 4: Sizes(metals=5, ranks=10, hand=12)}
"""A4, A6: by number of players."""
SIDES: dict[int, tuple[tuple[int, ...], ...]] = {3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}
"""The seats of each side by number of players: four players are two teams, three play on their own."""


@lru_cache(maxsize=64)
def box_for(players: int, metals: int | None = None, ranks: int | None = None, hand: int | None = None) -> Box:
    """Return the box of the book, or one with other sizes."""
    sizes = SIZES[players]
    kept = KEPT[: metals or sizes.metals]
    top = ranks or sizes.ranks
    return Box(
        players=players,
        metals=tuple(metal for metal in METALS if metal in kept),
        ranks=top,
        hand=hand or sizes.hand,
        supply=gold_supply(top),
    )


def gold_supply(ranks: int) -> tuple[int, ...]:
    """Return the gold by rank (A2): two each of ranks 1 to 3, one each above.

    The two highest ranks have none (A22), but rank 1 always has.
    """
    highest = max(1, ranks - 2)
    return (0, *(2 if rank <= 3 else 1 for rank in range(1, highest + 1)))


def base_text(box: Box, card: int) -> str:
    return f"{box.metals[card // box.ranks]}{card % box.ranks + 1}"


def gold_text(rank: int) -> str:
    return f"{GOLD}{rank}"


def card_text(box: Box, card: int) -> str:
    """Return the text of a card's number in a trick: base cards first, then gold by rank."""
    return base_text(box, card) if card < box.cards else gold_text(card - box.cards)
