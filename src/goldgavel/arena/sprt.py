"""When to stop: the generalised sequential probability ratio test on block scores.

The score of a block is the mean share of wins of the first entrant in its games. H0 says that its expectation is
that of elo0, H1 that of elo1; nothing else is assumed about how scores are distributed. The likelihood of each is
that of the distribution with that expectation which fits the scores best (the empirical likelihood), and the log
of their ratio is compared with Wald's bounds (1945). Theory: Li, Liu and Ying (2014), "Generalized sequential
probability ratio test for separate families of hypotheses"; the multinomial form is that of Van den Bergh for
fishtest, where the block is a pair of games. tests/arena/test_sprt.py plays many such tests and counts the wrong
ones.
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
"""Blocks of only wins and of only losses count at least so often: what was not seen is not impossible."""
FEWEST = 8
"""Before so many blocks nothing is decided: the spread of a few says little about the spread of all."""
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
    """`H1`: better by elo1 rather than by elo0; `H0`: the other way round; None: not yet decided."""


class Sprt:
    """The test as blocks come in."""

    def __init__(self, bounds: Bounds, sides: Sequence[tuple[int, int]]) -> None:
        self.bounds = bounds
        self.low = expected_share(bounds.elo0, sides)
        self.high = expected_share(bounds.elo1, sides)
        self.scores: Counter[float] = Counter()
        self.blocks = 0
        self.llr = 0.0
        self.decision: str | None = None

    def add(self, score: float) -> None:
        """One more block; after a decision nothing changes it."""
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
    """How much better an expectation of `high` explains the scores than one of `low`."""
    counts = {**scores}
    for extreme in (0.0, 1.0):
        counts[extreme] = max(counts.get(extreme, 0.0), UNSEEN)
    return _support(counts, high) - _support(counts, low)


def _support(counts: Mapping[float, float], mean: float) -> float:
    """The log-likelihood of the best distribution of that mean, up to what all means share (Owen 1988)."""
    tilt = _tilt(counts, mean)
    return -sum(count * log1p(tilt * (score - mean)) for score, count in counts.items())


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """The weight of each score is its count / (1 + tilt (score - mean)): the tilt that gives them that mean."""
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
        step = tilt + slope / bend  # Newton's; in the middle where that leads outside
        following = step if low < step < high else (low + high) / 2
        if abs(following - tilt) < 1e-13:
            break
        tilt = following
    return tilt
