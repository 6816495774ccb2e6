"""Parameters of the search, tuned in matches against adepts and against variants of the adept."""

from math import sqrt
from typing import NamedTuple


class SearchSettings(NamedTuple):
    temperature: float = 4.0
    """The temperature, in points, when the last lot is sold."""
    temperature_per_round: float = 4.0
    """The increase per square root of the rounds left, because future rounds add luck."""
    win_weight: float = 0.0
    """The weight of the win itself in the utility."""
    drop_threshold: float = 3.0
    """A plan is dropped when it is this many standard errors behind the best."""
    caution: float = 0.7
    """How many standard errors a plan must be ahead of the policy's plan."""

    def temperature_at(self, rounds_to_come: int) -> float:
        return self.temperature + self.temperature_per_round * sqrt(rounds_to_come)


STANDARD = SearchSettings()
