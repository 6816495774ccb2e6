"""Where things lie in the rows of a features (`places.pxd` has the same for C)."""

from math import exp, sqrt

KINDS = 7
WEIGHTS = 15
"""Numbers for the weights of one seat, in the order of `weights.Weights`."""
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
"""The row of hands after the seats' own: a hand that is only thought of."""
FORMS = 11
"""Forms of cards that can be given (heaps.py)."""


def nearest(value: float) -> int:
    """The nearest whole number of one that is not negative."""
    return int(value + 0.5)


def exponential(value: float) -> float:
    return exp(value)


def root(value: float) -> float:
    return sqrt(value)
