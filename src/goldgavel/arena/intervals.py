"""95 % intervals over blocks.

A mean of scores or differences has Student's interval. A share of wins has Wilson's (1927) for as many games as
would vary as much as the blocks do: block means of a deal played from every seat vary less than coins, or, with a
lopsided deal, more. That is the design effect of survey sampling (Kish 1965; Franco, Little, Louis and Slud 2019
compare intervals with it). Where all blocks were alike there is no variance to go by: then the question is how
often another kind of block could have been missed so many times in a row (Clopper and Pearson 1934).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt

from goldgavel.kernel.views import Data

CONFIDENCE = 0.95
TAIL = (1 - CONFIDENCE) / 2


class IntervalEstimate(Data, frozen=True):
    """A mean over blocks, with its 95 % interval; without one where a single block tells nothing of the spread."""

    mean: float
    low: float | None
    high: float | None
    blocks: int


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: Sequence[float], mean: float) -> float:
    """Of one block, without bias; two passes, so that nothing is lost to rounding."""
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def mean_interval(values: Sequence[float]) -> IntervalEstimate:
    """Student's interval of any mean."""
    blocks, mean = len(values), mean_of(values)
    if blocks == 1:
        return IntervalEstimate(mean=mean, low=None, high=None, blocks=1)
    reach = t_quantile(blocks - 1) * sqrt(variance_of(values, mean) / blocks)
    return IntervalEstimate(mean=mean, low=mean - reach, high=mean + reach, blocks=blocks)


def share_interval(values: Sequence[float]) -> IntervalEstimate:
    """The interval of a mean of shares, each from 0 to 1: never outside, and never empty."""
    blocks, share = len(values), mean_of(values)
    if blocks == 1:
        return IntervalEstimate(mean=share, low=0.0, high=1.0, blocks=1)
    spread = variance_of(values, share) / blocks
    if spread < 1e-18:
        missed = 1 - TAIL ** (1 / blocks)
        return IntervalEstimate(
            mean=share, low=share * (1 - missed), high=share + (1 - share) * missed, blocks=blocks
        )
    low, high = _wilson(share, share * (1 - share) / spread, t_quantile(blocks - 1))
    return IntervalEstimate(mean=share, low=low, high=high, blocks=blocks)


def _wilson(share: float, games: float, sigmas: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many games, as wide as so many standard deviations are."""
    weight = sigmas * sigmas / games
    centre = (share + weight / 2) / (1 + weight)
    reach = sigmas * sqrt(share * (1 - share) / games + weight / 4 / games) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@lru_cache(maxsize=1024)
def t_quantile(freedom: int) -> float:
    """Within so many standard errors lie 95 % of Student's distribution."""
    low, high = 0.0, 13.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        if _t_within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _t_within(reach: float, freedom: int) -> float:
    """How likely |t| is at most so much: the finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = atan(reach / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= square * (step - 1) / step
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
