"""Elo for any number of players.

With two sides it is the usual logistic scale. With more, a player of strength r = 10^(elo / 400) among others of
strength 1 wins with probability r / (r + n - 1): Bradley and Terry's model as Luce and Plackett have it for many.
Equals differ by 0 whatever the mix.
"""

from collections.abc import Sequence
from math import log10, pow  # noqa: A004 - of floats only, and so a float

SCALE = 400.0
MOST = 4000.0


def expected_share(elo: float, sides: Sequence[tuple[int, int]]) -> float:
    """The part of the wins that a side better by so much has: `sides` are (its sides, all sides) of each game."""
    strength = pow(10.0, elo / SCALE)
    return sum(own * strength / (own * strength + everyone - own) for own, everyone in sides) / len(sides)


def elo_of_share(share: float, sides: Sequence[tuple[int, int]]) -> float | None:
    """The difference that makes such a share likely; None where no difference would."""
    if len(sides) == 1 and 0 < share < 1:
        own, everyone = sides[0]
        return SCALE * log10(share * (everyone - own) / ((1 - share) * own))
    low, high = -MOST, MOST
    if not expected_share(low, sides) < share < expected_share(high, sides):
        return None
    while high - low > 1e-6:
        middle = (low + high) / 2
        if expected_share(middle, sides) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2
