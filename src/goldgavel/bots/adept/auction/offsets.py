"""Offsets into the arrays of `Features` (`offsets.pxd` has the same constants for C)."""

from math import exp, sqrt

KINDS = 7
WEIGHTS = 15
"""The number of weights per seat, in the order of `weights.Weights`."""
REACH = 0
RACE = 1
SETS = 2
COIN = 3
COIN_SOON = 4
COIN_EARLY = 5
SPEND = 6
BANK = 7
DENY = 8
SWAP_GAIN = 9
SWAP_FAIR = 10
SWAP_DENY = 11
TOKEN_EARLY = 12
THIRD = 13
RICH = 14
SCRATCH = 6
"""The scratch row of hands, after the rows of the seats."""
FORMS = 11
"""The number of forms of cards that can be given (`rules/card_counts.py`)."""
SWAPS = 6 * FORMS * FORMS
"""The number of swaps: by opponent, form given and form taken."""


def swap_place(other: int, given: int) -> int:
    """Return the place of the swaps with that opponent for a form given; add the form taken."""
    return (other * FORMS + given) * FORMS


def nearest(value: float) -> int:
    """Round a number that is not negative."""
    return int(value + 0.5)


def exponential(value: float) -> float:
    return exp(value)


def root(value: float) -> float:
    return sqrt(value)
