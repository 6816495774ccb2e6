"""The numbers of the Aurum rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    keen: float
    """How often a player beats the trick on purpose, if the hand allows it; else cards fall by chance."""
    gold_keen: float
    """How often a player beats it with gold."""
    low_keen: float
    """How often a player goes below the lowest card on purpose."""
    control: float
    """How often a side can decide whether it wins a trick or not."""
    rivals: float
    """What a point less for the others is worth, beside a point more for us."""
    trust: float
    """How far a hand's promise is to be trusted against the average."""
    gold_trick: float
    """How many tricks a gold card brings."""
    reserve: float
    """What a gold card in stock is worth beyond its points: a trump, and the means to change a bid."""
    hope: float
    """How much of a bid that a swap could still make is counted on."""
    swap_margin: float
    """How many points a swap has to gain over keeping the bid."""
    variety: float
    """The worth of one more metal in hand, so as not to be stuck."""
    patience: float
    """How much of what a card could win later counts against playing it now."""
    patience_low: float
    """How much of the gold that it could earn later."""
    lead: float
    """The worth of leading the next trick."""


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
