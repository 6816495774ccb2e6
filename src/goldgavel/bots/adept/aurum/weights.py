"""The numbers of the Aurum rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    keen: float = 0.1
    """How often a player beats the trick on purpose, if the hand allows it; else cards fall by chance."""
    gold_keen: float = 0.25
    """How often a player beats it with gold."""
    low_keen: float = 0.58
    """How often a player goes below the lowest card on purpose."""
    control: float = 0.12
    """How often a side can decide whether it wins a trick or not."""
    rivals: float = 0.75
    """What a point less for the others is worth, beside a point more for us."""
    trust: float = 0.8
    """How far a hand's promise is to be trusted against the average."""
    gold_trick: float = 0.33
    """How many tricks a gold card brings."""
    reserve: float = 0.3
    """What a gold card in stock is worth beyond its points: a trump, and the means to change a bid."""
    hope: float = 0.36
    """How much of a bid that a swap could still make is counted on."""
    swap_margin: float = 1.55
    """How many points a swap has to gain over keeping the bid."""
    variety: float = 0.12
    """The worth of one more metal in hand, so as not to be stuck."""
    patience: float = 0.12
    """How much of what a card could win later counts against playing it now."""
    patience_low: float = 0.28
    """How much of the gold that it could earn later."""
    lead: float = -0.22
    """The worth of leading the next trick."""


STANDARD = Weights()
