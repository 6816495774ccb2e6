"""The numbers of the Aurum rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    keen: float = 0.15
    """How often a player who needs tricks goes for one, if the hand allows it, before others have played."""
    keen_last: float = 0.3
    """The same for the last player of the trick."""
    idle: float = 0.13
    """The same for a player who needs none, or whose partner is winning the trick."""
    gold_keen: float = 0.13
    """How often a player who needs tricks spends gold on one."""
    gold_over: float = 0.45
    """How often that player beats gold with gold."""
    gold_idle: float = 0.15
    """How often a player who needs no tricks plays gold all the same."""
    low_keen: float = 0.52
    """How often a player goes below the lowest card on purpose."""
    control: float = 0.14
    """How often a side can decide whether it wins a trick or not."""
    rivals: float = 0.62
    """What a point less for the others is worth, beside a point more for us."""
    trust: float = 0.35
    """How far a hand's promise is to be trusted against the average."""
    gold_trick: float = 0.32
    """How many tricks a gold card brings."""
    trump: float = 0.15
    """How much of a trick's worth a gold card in stock keeps."""
    reserve: float = 0.43
    """What a gold card in stock is worth for changing bids."""
    hope: float = 0.28
    """How much of a bid that a swap could still make is counted on."""
    swap_margin: float = 1.25
    """How many points a swap has to gain over keeping the bid."""
    variety: float = 0.21
    """The worth of one more metal in hand, so as not to be stuck."""
    patience: float = 0.33
    """How much of what a card could win later counts against playing it now."""
    patience_low: float = 1.0
    """How much of the gold that it could earn later."""
    lead: float = -0.14
    """The worth of leading the next trick."""


STANDARD = Weights()
