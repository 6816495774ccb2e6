"""The numbers of the Aurum rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    keen: float = 0.15
    """How often a player who needs tricks goes for one, if the hand allows it, before others have played."""
    keen_last: float = 0.6
    """The same for the last player of the trick."""
    idle: float = 0.1
    """The same for a player who needs none, or whose partner is winning the trick."""
    gold_keen: float = 0.35
    """How often a player who needs tricks spends gold on one."""
    gold_idle: float = 0.1
    gold_over: float = 0.6
    """How often a player who needs tricks and can beat the gold that lies there does."""
    low_keen: float = 0.35
    """How often a player goes below the lowest card on purpose."""
    control: float = 0.15
    """How often a side can decide whether it wins a trick or not."""
    rivals: float = 0.8
    """What a point less for the others is worth, beside a point more for us."""
    shrink: float = 0.5
    """How far a hand's estimate is to be trusted against the average."""
    gold_trick: float = 0.6
    """How many tricks a gold card brings."""
    trump: float = 0.35
    """How much of a trick's worth a gold card in stock keeps."""
    reserve: float = 0.3
    """What a gold card in stock is worth for changing bids."""
    hope: float = 0.3
    """How much of a bid that a swap could still make is counted on."""
    swap_margin: float = 1.0
    """How many points a swap has to gain over keeping the bid."""
    stay: float = 0.3
    """The worth of one more metal in hand, so as not to be stuck."""
    spread: float = 2.0
    """How many points ahead or behind still leave the round open, at its end."""
    spread_left: float = 0.3
    """How many more for each trick to come."""
    least_point: float = 0.03
    lead: float = 0.0
    """The worth of leading the next trick."""


STANDARD = Weights()
