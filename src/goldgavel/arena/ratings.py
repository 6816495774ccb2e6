"""Ratings of a whole pool with openskill: Weng and Lin's Bayesian ranking (2011), Plackett-Luce model.

The winners of a game are ranked first and all others equal, because only winning counts. A bot's strength does not
change, so no uncertainty is added between games (tau 0). An entrant on several sides of a game gets the mean of
their updates. Ratings depend slightly on the order of the games, which is the order of the deals.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from goldgavel.arena.contest import GameResult
from goldgavel.arena.intervals import SIGMAS
from goldgavel.arena.schedule import Schedule
from goldgavel.kernel.views import Data


class RatingLine(Data, frozen=True):
    entrant: str
    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        return self.mu - SIGMAS * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SIGMAS * self.sigma


def is_installed() -> bool:
    return find_spec("openskill") is not None


class Ladder:
    """The ratings of the pool, updated game by game."""

    def __init__(self, plan: Schedule) -> None:
        from openskill.models import PlackettLuce

        self.plan = plan
        self.model: Any = PlackettLuce(tau=0.0)
        self.ratings: list[Any] = [self.model.rating() for _ in plan.entrants]
        self.games = [0] * len(plan.entrants)

    def add(self, seating: Sequence[int], result: GameResult) -> None:
        sides = [seating[seats[0]] for seats in self.plan.sides]
        best = max(result.shares)
        ranks = [0 if result.shares[seats[0]] == best else 1 for seats in self.plan.sides]
        teams = [
            [self.ratings[entrant]] * len(seats) for entrant, seats in zip(sides, self.plan.sides, strict=True)
        ]
        after = self.model.rate(teams, ranks=ranks)
        for entrant in set(sides):
            learnt = [rated for side, team in zip(sides, after, strict=True) if side == entrant for rated in team]
            mu = sum(rated.mu for rated in learnt) / len(learnt)
            sigma = sum(rated.sigma for rated in learnt) / len(learnt)
            self.ratings[entrant] = self.model.rating(mu=mu, sigma=sigma)
            self.games[entrant] += 1

    def lines(self) -> tuple[RatingLine, ...]:
        """Return the ratings, best first."""
        found = [
            RatingLine(entrant=entrant.name, mu=rating.mu, sigma=rating.sigma, games=games)
            for entrant, rating, games in zip(self.plan.entrants, self.ratings, self.games, strict=True)
        ]
        return tuple(sorted(found, key=lambda line: -line.mu))
