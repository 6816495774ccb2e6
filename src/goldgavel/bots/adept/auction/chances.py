"""Precomputed tables of what may still come; a search reads them millions of times.

The number of cards of a kind that still arrive is Poisson distributed. Its mean is given in tenths of a card.
"""

from math import exp, sqrt

from goldgavel.bots.adept.auction import tables

TENTHS = 64
"""The size of the tables: one more than the largest mean, in tenths of a card."""
COUNTS = 16


def arrivals(tenths: int) -> list[float]:
    """Return the probabilities of 0, 1, 2 … more cards, for a mean in tenths of a card."""
    chance = exp(-tenths / 10)
    chances = []
    for count in range(24):
        chances.append(chance)
        chance *= tenths / 10 / (count + 1)
    return chances


def hope(kind: int, count: int, tenths: int) -> float:
    """Return the expected points of this many cards of a kind at the end of the game (B15 to B18)."""
    if kind not in tables.ALONE:
        return 0.0
    points = tables.ALONE[kind]
    return sum(chance * points[min(count + more, tables.MOST)] for more, chance in enumerate(arrivals(tenths)))


def reaches(missing: int, tenths: int) -> float:
    """Return the probability that at least `missing` cards arrive."""
    return max(0.0, 1.0 - sum(arrivals(tenths)[:missing]))


def behind(tenths: int, count: int, other: int) -> float:
    """Return the probability that a player with `count` sculptures ends behind one with `other` (B19)."""
    coming = tenths / 10
    ours = max(float(count), 1.0 - exp(-coming))
    return 1 / (1 + exp((ours - other) / (0.25 + 0.8 * sqrt(2 * coming))))


HOPE = [hope(kind, count, tenths) for kind in range(5) for count in range(16) for tenths in range(64)]
REACHES = [reaches(missing, tenths) for missing in range(16) for tenths in range(64)]
BEHIND = [behind(tenths, count, other) for tenths in range(64) for count in range(16) for other in range(16)]
PLACES = [float(points) for points in tables.PLACES[6]]
NO_SCULPTURE = float(tables.NO_SCULPTURE)
WITH_SET = float(tables.WITH_SET)
WITHOUT_SET = float(tables.WITHOUT_SET)
