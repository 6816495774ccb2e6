"""Elo for any number of players.

With two sides it is the usual logistic scale. With more, a player of strength r = 10^(elo / 400) among n - 1
others of strength 1 wins with probability r / (r + n - 1): the Bradley-Terry model, generalized by Luce and
Plackett. Equal players have a difference of 0 in every mix.
"""

from collections.abc import Sequence
from math import log10, pow  # noqa: A004 - of floats only, and so a float

from goldgavel.arena.intervals import found_at

SCALE = 400.0
MOST = 4000.0


def expected_share(elo: float, sides: Sequence[tuple[int, int]]) -> float:
    """Return the share of wins of a side that is better by `elo`.

    `sides` has (its sides, all sides) for each game.
    """
    strength = pow(10.0, elo / SCALE)
    return sum(own * strength / (own * strength + everyone - own) for own, everyone in sides) / len(sides)


def elo_of_share(share: float, sides: Sequence[tuple[int, int]]) -> float | None:
    """Return the Elo difference that makes this share likely; None if there is none."""
    if len(sides) == 1 and 0 < share < 1:
        own, everyone = sides[0]
        return SCALE * log10(share * (everyone - own) / ((1 - share) * own))
    if not expected_share(-MOST, sides) < share < expected_share(MOST, sides):
        return None
    return found_at(share, lambda elo: expected_share(elo, sides), -MOST, MOST, 1e-6)
