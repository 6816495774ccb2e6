"""What is in the box for a number of players (A1, A2, A4). The rules take every size from here.

Research plays with smaller boxes too: fewer metals, fewer ranks, fewer cards in hand. The rules stay as they are,
and the gold follows the ranks as it does in the two boxes of the book.
"""

from functools import lru_cache
from math import comb
from typing import NamedTuple

METALS = ("Bi", "Cu", "P", "Ag", "Zn")
KEPT = ("Bi", "P", "Ag", "Zn", "Cu")
"""The metals in the order in which a smaller box keeps them: copper is the first to go (A4)."""
GOLD = "Au"


class Box(NamedTuple):
    players: int
    metals: tuple[str, ...]
    ranks: int
    hand: int
    supply: tuple[int, ...]
    """How many gold cards of each rank lie in the supply when a round begins; the zeros are in the stocks."""

    @property
    def cards(self) -> int:
        return len(self.metals) * self.ranks

    @property
    def aside(self) -> int:
        """A6: how many cards are left over."""
        return self.cards - self.players * self.hand

    @property
    def deals(self) -> int:
        """In how many ways the hands can be dealt."""
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
"""By number of players, the seats that play together: four are two teams, three are on their own."""


@lru_cache(maxsize=64)
def box_for(players: int, metals: int | None = None, ranks: int | None = None, hand: int | None = None) -> Box:
    """The box of the book, or one with other sizes."""
    usual = SIZES[players]
    kept = KEPT[: metals or usual.metals]
    top = ranks or usual.ranks
    return Box(
        players=players,
        metals=tuple(metal for metal in METALS if metal in kept),
        ranks=top,
        hand=hand or usual.hand,
        supply=gold_supply(top),
    )


def gold_supply(ranks: int) -> tuple[int, ...]:
    """A2: two each of ranks 1 to 3, one each above. The two highest have none (A22), but rank 1 always has."""
    highest = max(1, ranks - 2)
    return (0, *(2 if rank <= 3 else 1 for rank in range(1, highest + 1)))


def base_text(box: Box, card: int) -> str:
    return f"{box.metals[card // box.ranks]}{card % box.ranks + 1}"


def gold_text(rank: int) -> str:
    return f"{GOLD}{rank}"


def card_text(box: Box, card: int) -> str:
    """A card in a trick: base cards first, then gold by rank."""
    return base_text(box, card) if card < box.cards else gold_text(card - box.cards)
