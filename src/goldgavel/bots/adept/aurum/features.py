"""The weights of the adept and the features that it computes before a decision.

The numbers are stored here instead of being returned, so that a decision allocates nothing.
"""

from goldgavel.bots.adept.aurum.weights import STANDARD, Weights
from goldgavel.games.aurum.rules.table import Table

FIELDS = (
    "keen", "gold_keen", "low_keen", "control", "rivals", "trust", "gold_trick", "reserve", "hope", "swap_margin",
    "variety", "patience", "patience_low", "lead",
)  # fmt: skip


class Features:
    # The weights of the adept (`weights.py`).
    keen: float
    gold_keen: float
    low_keen: float
    control: float
    rivals: float
    trust: float
    gold_trick: float
    reserve: float
    hope: float
    swap_margin: float
    variety: float
    patience: float
    patience_low: float
    lead: float

    # The box.
    players: int
    sides: int
    cards: int
    ranks: int
    from_rank: list[int]
    """All base cards of a rank or higher."""

    # The seat to move, and what it knows.
    seat: int
    side: int
    hand: int
    stock: int
    unseen: int
    """The base cards that may be in any other hand."""
    unseen_count: int
    left: int
    """Tricks that can still be played with the hands, including the current one."""
    follows: bool
    """True if another trick, and a bid window before it, may follow the current one."""
    golds: list[int]
    """Gold cards, by side."""
    bid: list[int]
    tricks: list[int]
    odds: list[float]
    """The probability that a given unseen card is in that hand."""
    powers: list[float]
    """By seat and n: the probability that none of n unseen cards is there."""
    win: list[float]
    """By rank: the probability that a card wins some later trick of random cards."""
    low: list[float]
    """The same for being the lowest card."""
    share: float

    # The trick after one more card: the winning and the lowest card, and who played them.
    used: int
    best: int
    best_seat: int
    lowest: int
    lowest_seat: int

    # Scratch arrays, and the value of every listed move.
    pays: list[float]
    row: list[float]
    hopes: list[float]
    values: list[float]

    def __init__(self, table: Table, weights: Weights | None = None) -> None:
        self.from_rank = [0] * 16
        self.golds = [0] * 4
        self.bid = [0] * 4
        self.tricks = [0] * 4
        self.odds = [0.0] * 4
        self.powers = [0.0] * 256
        self.win = [0.0] * 16
        self.low = [0.0] * 16
        self.pays = [0.0] * 32
        self.row = [0.0] * 32
        self.hopes = [0.0] * 16
        self.values = [0.0] * 256
        self.seat = self.side = self.hand = self.stock = self.unseen = self.unseen_count = self.left = 0
        self.follows = True
        self.share = 0.0
        self.used = self.best = self.best_seat = self.lowest = self.lowest_seat = 0
        self.players = table.players
        self.sides = table.sides
        self.cards = table.cards
        self.ranks = table.ranks
        for rank in range(16):
            self.from_rank[rank] = _cards_from(table, rank)
        self.set_weights(weights or STANDARD[table.players])

    def set_weights(self, weights: Weights) -> None:
        for field in FIELDS:
            setattr(self, field, getattr(weights, field))


def _cards_from(table: Table, rank: int) -> int:
    return sum(1 << card for card in range(table.cards) if card % table.ranks + 1 >= rank)
