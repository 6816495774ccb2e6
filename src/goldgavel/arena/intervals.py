"""95 % confidence intervals over blocks.

Means of scores and differences have Student's interval. Shares of wins have Wilson's interval (1927) for the
number of independent games with the same variance as the blocks. Because every deal is played from every seat,
block means vary less than independent games, or more when the deals are lopsided. This is the design effect of
survey sampling (Kish 1965; Franco, Little, Louis and Slud 2019 compare such intervals). If all blocks are equal,
there is no variance to use. The interval is then that of Clopper and Pearson (1934) for an outcome that was never
observed in this many blocks.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt

from goldgavel.kernel.views import Data

CONFIDENCE = 0.95
TAIL = (1 - CONFIDENCE) / 2
SIGMAS = 1.96
"""The half-width of a 95 % interval of the normal distribution, in standard deviations."""
PRECISE_SIGMAS = 1.959963985
MANY = 10_000
"""Degrees of freedom above which Student's distribution is computed from the normal one."""


class IntervalEstimate(Data, frozen=True):
    """A mean over blocks, or over independent games, with its 95 % interval. One block has none for scores."""

    mean: float
    low: float | None
    high: float | None
    blocks: int


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: Sequence[float], mean: float) -> float:
    """Return the unbiased variance of a block, in two passes to limit rounding errors."""
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def mean_interval(values: Sequence[float]) -> IntervalEstimate:
    """Return Student's interval of a mean."""
    blocks, mean = len(values), mean_of(values)
    return students_interval(mean, variance_of(values, mean) if blocks > 1 else 0.0, blocks)


def students_interval(mean: float, variance: float, blocks: int) -> IntervalEstimate:
    """Return Student's interval of a mean over blocks with this unbiased variance."""
    if blocks == 1:
        return IntervalEstimate(mean=mean, low=None, high=None, blocks=1)
    reach = t_quantile(blocks - 1) * sqrt(variance / blocks)
    return IntervalEstimate(mean=mean, low=mean - reach, high=mean + reach, blocks=blocks)


def share_interval(values: Sequence[float]) -> IntervalEstimate:
    """Return the interval of a mean of shares: always within 0 to 1, and never empty."""
    blocks, share = len(values), mean_of(values)
    if blocks == 1:
        return IntervalEstimate(mean=share, low=0.0, high=1.0, blocks=1)
    spread = variance_of(values, share) / blocks
    if spread < 1e-18:
        missed = 1 - TAIL ** (1 / blocks)
        return IntervalEstimate(
            mean=share, low=share * (1 - missed), high=share + (1 - share) * missed, blocks=blocks
        )
    low, high = wilson_interval(share, share * (1 - share) / spread, t_quantile(blocks - 1))
    return IntervalEstimate(mean=share, low=low, high=high, blocks=blocks)


def wilson_interval(share: float, games: float, sigmas: float = SIGMAS) -> tuple[float, float]:
    """Return Wilson's interval for a share of `games` games, with a half-width of `sigmas` standard deviations."""
    weight = sigmas * sigmas / games
    centre = (share + weight / 2) / (1 + weight)
    reach = sigmas * sqrt(share * (1 - share) / games + weight / 4 / games) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


@lru_cache(maxsize=1024)
def t_quantile(freedom: int) -> float:
    """Return the t value within which 95 % of Student's distribution lies."""
    if freedom > MANY:  # the first term of Fisher and Cornish; the others are below 1e-8
        return PRECISE_SIGMAS + (PRECISE_SIGMAS**3 + PRECISE_SIGMAS) / (4 * freedom)
    return found_at(CONFIDENCE, lambda reach: _t_within(reach, freedom), 0.0, 13.0, 1e-10)


def found_at(value: float, rising: Callable[[float], float], low: float, high: float, precision: float) -> float:
    """Return the place between `low` and `high` where a rising function reaches the value, by bisection."""
    while high - low > precision:
        middle = (low + high) / 2
        if rising(middle) < value:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _t_within(reach: float, freedom: int) -> float:
    """Return P(|t| <= reach), by the finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = atan(reach / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= square * (step - 1) / step
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
