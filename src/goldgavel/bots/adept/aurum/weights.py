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
        keen=0.234,
        gold_keen=0.341,
        low_keen=0.652,
        control=0.235,
        rivals=0.508,
        trust=1.014,
        gold_trick=0.218,
        reserve=-0.138,
        hope=0.409,
        swap_margin=1.327,
        variety=-0.264,
        patience=0.312,
        patience_low=0.139,
        lead=-0.271,
    ),
    4: Weights(
        keen=0.039,
        gold_keen=0.258,
        low_keen=0.928,
        control=0.0,
        rivals=0.953,
        trust=0.305,
        gold_trick=0.184,
        reserve=0.379,
        hope=0.299,
        swap_margin=1.633,
        variety=-0.378,
        patience=0.226,
        patience_low=0.031,
        lead=-0.696,
    ),
}
"""By the number of players."""
