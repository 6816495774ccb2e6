"""What is in the box for a number of players (A1, A2, A4). The rules take every size from here."""

from typing import NamedTuple

METALS = ("Bi", "Cu", "P", "Ag", "Zn")
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


FOUR_PLAYERS = Box(players=4, metals=METALS, ranks=10, hand=12, supply=(0, 2, 2, 2, 1, 1, 1, 1, 1))
THREE_PLAYERS = Box(players=3, metals=("Bi", "P", "Ag", "Zn"), ranks=9, hand=12, supply=(0, 2, 2, 2, 1, 1, 1, 1))
BOXES = {3: THREE_PLAYERS, 4: FOUR_PLAYERS}
SIDES: dict[int, tuple[tuple[int, ...], ...]] = {3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}
"""By number of players, the seats that play together: four are two teams, three are on their own."""


def base_text(box: Box, card: int) -> str:
    return f"{box.metals[card // box.ranks]}{card % box.ranks + 1}"


def gold_text(rank: int) -> str:
    return f"{GOLD}{rank}"


def card_text(box: Box, card: int) -> str:
    """A card in a trick: base cards first, then gold by rank."""
    return base_text(box, card) if card < box.cards else gold_text(card - box.cards)
