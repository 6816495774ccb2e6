"""The contents of the box by number of players (B1, B2, B24). The rules take every size from here."""

from typing import NamedTuple

KINDS = ("painting", "sculpture", "furniture", "stamp", "jewel", "collection", "replica")
GROUPS = ("sculpture", "furniture", "stamp", "jewel")
"""The kinds that a replica can join (B11)."""
FORMS = (*KINDS, *[f"replica@{group}" for group in GROUPS])
"""The names of cards in a swap (B26)."""


class Box(NamedTuple):
    players: int
    kinds: tuple[int, ...]
    """The number of cards of each kind (B1)."""
    purse: int
    """The coins that each player begins with (B2)."""
    stop_minimum: int
    """B24."""

    @property
    def cards(self) -> int:
        return sum(self.kinds)

    @property
    def coins(self) -> int:
        return self.players * self.purse


CARDS = (10, 10, 10, 10, 10, 5, 5)
BOXES = {
    3: Box(players=3, kinds=CARDS, purse=20, stop_minimum=15),
    4: Box(players=4, kinds=CARDS, purse=15, stop_minimum=10),
    5: Box(players=5, kinds=CARDS, purse=12, stop_minimum=8),
    6: Box(players=6, kinds=CARDS, purse=10, stop_minimum=6),
}
