"""The numbers of the search, found by matches against adepts and against adepts with ideas of their own."""

from math import sqrt
from typing import NamedTuple


class SearchSettings(NamedTuple):
    temperature: float = 4.0
    """How many points make a difference when the last lot is sold."""
    temperature_per_round: float = 4.0
    """How much more they are with each round to come, by the square root: what comes then is chance."""
    win_weight: float = 0.0
    """How much of the aim is the bare win."""
    drop_threshold: float = 3.0
    """A plan is given up when it is that many standard errors behind the best."""
    caution: float = 0.7
    """How many standard errors a plan must be ahead of what the policy would do."""

    def temperature_at(self, rounds_to_come: int) -> float:
        return self.temperature + self.temperature_per_round * sqrt(rounds_to_come)


STANDARD = SearchSettings()
