"""The stopping rule: a generalized sequential probability ratio test on block scores.

The score of a block is the first entrant's mean share of wins in its games. H0 says that its expectation is that
of elo0, H1 that of elo1. Nothing else is assumed about the distribution of the scores. The likelihood of each
hypothesis is that of the best-fitting distribution with that expectation (empirical likelihood). The log of their
ratio is compared with Wald's bounds (1945). Theory: Li, Liu and Ying (2014), "Generalized sequential probability
ratio test for separate families of hypotheses". The multinomial form is by Van den Bergh for fishtest, where a
block is a pair of games. tests/arena/test_sprt.py runs many such tests and counts the wrong decisions.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, log1p
from typing import NamedTuple

from goldgavel.arena.elo import expected_share
from goldgavel.kernel.views import Data

ALPHA = 0.05
BETA = 0.05
LOWER = log(BETA / (1 - ALPHA))
UPPER = log((1 - BETA) / ALPHA)
UNSEEN = 1e-3
"""The minimum count of all-win and all-loss blocks: what was not observed is not impossible."""
FEWEST = 8
"""The minimum number of blocks: the variance of fewer says little."""
H0, H1 = "H0", "H1"


class Bounds(NamedTuple):
    elo0: float
    elo1: float


class SprtResult(Data, frozen=True):
    elo0: float
    elo1: float
    alpha: float
    beta: float
    llr: float
    lower: float
    upper: float
    blocks: int
    decision: str | None
    """`H1`: better by elo1 rather than elo0; `H0`: the reverse; None: not decided yet."""


class Sprt:
    """The state of the test as blocks are added."""

    def __init__(self, bounds: Bounds, sides: Sequence[tuple[int, int]]) -> None:
        self.bounds = bounds
        self.low = expected_share(bounds.elo0, sides)
        self.high = expected_share(bounds.elo1, sides)
        self.scores: Counter[float] = Counter()
        self.blocks = 0
        self.llr = 0.0
        self.decision: str | None = None

    def add(self, score: float) -> None:
        """Add a block. A decision is final."""
        if self.decision is not None:
            return
        self.scores[round(score, 9)] += 1
        self.blocks += 1
        self.llr = log_likelihood_ratio(self.scores, self.low, self.high)
        if self.blocks >= FEWEST:
            self.decision = H1 if self.llr >= UPPER else H0 if self.llr <= LOWER else None

    def result(self) -> SprtResult:
        return SprtResult(
            elo0=self.bounds.elo0,
            elo1=self.bounds.elo1,
            alpha=ALPHA,
            beta=BETA,
            llr=self.llr,
            lower=LOWER,
            upper=UPPER,
            blocks=self.blocks,
            decision=self.decision,
        )


def log_likelihood_ratio(scores: Mapping[float, float], low: float, high: float) -> float:
    """Return how much better an expectation of `high` explains the scores than one of `low`."""
    counts = {**scores}
    for extreme in (0.0, 1.0):
        counts[extreme] = max(counts.get(extreme, 0.0), UNSEEN)
    return _support(counts, high) - _support(counts, low)


def _support(counts: Mapping[float, float], mean: float) -> float:
    """Return the log-likelihood of the best distribution of that mean, up to a common constant (Owen 1988)."""
    tilt = _tilt(counts, mean)
    return -sum(count * log1p(tilt * (score - mean)) for score, count in counts.items())


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """Find the tilt for which the weights count / (1 + tilt (score - mean)) give that mean."""
    gaps = [(score - mean, count) for score, count in counts.items()]
    low, high = -1 / (1 - mean), 1 / mean
    tilt = 0.0
    for _ in range(200):
        slope = bend = 0.0
        for gap, count in gaps:
            part = gap / (1 + tilt * gap)
            slope += count * part
            bend += count * part * part
        low, high = (tilt, high) if slope > 0 else (low, tilt)
        step = tilt + slope / bend  # Newton's method, with bisection where it leads outside the bounds
        following = step if low < step < high else (low + high) / 2
        if abs(following - tilt) < 1e-13:
            break
        tilt = following
    return tilt
