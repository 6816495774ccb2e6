"""The weights of the Aurum policy, tuned in matches between variants."""

from typing import NamedTuple


class Weights(NamedTuple):
    keen: float
    """How often a player who can beat the trick does so on purpose; otherwise cards are random."""
    gold_keen: float
    """How often a player beats it with gold."""
    low_keen: float
    """How often a player plays below the lowest card on purpose."""
    control: float
    """How often a side can decide whether it wins a trick."""
    rivals: float
    """What one point less for the others is worth, relative to a point more for us."""
    trust: float
    """How much the strength of the hand counts, relative to the average."""
    gold_trick: float
    """How many tricks a gold card brings."""
    reserve: float
    """The value of a gold card in stock beyond its points: a trump and a way to change a bid."""
    hope: float
    """The weight of a better bid that a swap could still make."""
    swap_margin: float
    """How many points a swap must gain over keeping the bid."""
    variety: float
    """The value of one more metal in hand, which makes it less likely to be stuck."""
    patience: float
    """The weight of what a card could win later, against playing it now."""
    patience_low: float
    """The weight of the gold that it could earn later."""
    lead: float
    """The value of leading the next trick."""


STANDARD = {
    3: Weights(
        keen=0.45,
        gold_keen=0.44,
        low_keen=0.68,
        control=0.22,
        rivals=0.35,
        trust=0.85,
        gold_trick=0.2,
        reserve=0.14,
        hope=0.44,
        swap_margin=1.34,
        variety=-0.32,
        patience=0.27,
        patience_low=0.11,
        lead=-0.51,
    ),
    4: Weights(
        keen=0.04,
        gold_keen=0.26,
        low_keen=0.93,
        control=0.0,
        rivals=0.95,
        trust=0.3,
        gold_trick=0.18,
        reserve=0.38,
        hope=0.3,
        swap_margin=1.63,
        variety=-0.38,
        patience=0.23,
        patience_low=0.03,
        lead=-0.7,
    ),
}
"""By the number of players."""
