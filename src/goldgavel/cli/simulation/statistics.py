"""Sums over many games. All of them are whole numbers, so that the order of adding changes nothing."""

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from goldgavel.kernel.game import State

SHARES = 60
"""A win is counted in sixtieths: it can be shared by up to six."""
SIGMAS = 1.96
"""A normal variable lies within so many standard deviations in 95 cases of 100."""


class Interval(NamedTuple):
    mean: float
    low: float
    high: float


class Statistics:
    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.moves = 0
        self.rounds = 0
        self.scores = [0] * players
        self.squares = [0] * players
        self.wins = [0] * players
        self.events: Counter[str] = Counter()
        """What a game counts besides: bids of Aurum, lots of Auction."""

    def add_game(self, state: "State") -> None:
        self.games += 1
        self.moves += state.move_log.ply()
        for seat, (score, share) in enumerate(zip(state.scores(), state.returns(), strict=True)):
            self.scores[seat] += score
            self.squares[seat] += score * score
            self.wins[seat] += round(share * SHARES)
        if state.game.name == "aurum":
            self._add_bids(state)
        elif state.game.name == "auction":
            self._add_lots(state)
        else:
            self.rounds += state.view(None).round + 1

    def _add_bids(self, state: "State") -> None:
        rounds = state.game.result(state)["rounds"]
        self.rounds += len(rounds)
        for line in (line for result in rounds for line in result["sides"]):
            over = line["tricks"] - line["bid"]
            self.events["exact" if over == 0 else "over" if over > 0 else "under"] += 1

    def _add_lots(self, state: "State") -> None:
        view = state.view(None)
        lots = view.round + 1
        self.rounds += lots
        self.events["unsold"] += len(view.boxed)
        self.events["sold"] += lots - len(view.boxed)

    def add(self, other: "Statistics") -> None:
        self.games += other.games
        self.moves += other.moves
        self.rounds += other.rounds
        self.events += other.events
        for seat in range(self.players):
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def score(self, seat: int) -> Interval:
        """The mean score and its 95 % interval."""
        mean = self.scores[seat] / self.games
        variance = max(0.0, self.squares[seat] / self.games - mean * mean)
        reach = SIGMAS * sqrt(variance / max(1, self.games - 1))
        return Interval(mean, mean - reach, mean + reach)

    def win_share(self, seat: int) -> Interval:
        """The share of the wins with Wilson's interval: never empty, and if anything too wide for shared wins."""
        share = self.wins[seat] / SHARES / self.games
        weight = SIGMAS * SIGMAS / self.games
        centre = (share + weight / 2) / (1 + weight)
        reach = SIGMAS * sqrt(share * (1 - share) / self.games + weight / 4 / self.games) / (1 + weight)
        return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))

    def even_share(self) -> float:
        """What each seat would have if all were alike; partners win together."""
        return sum(self.wins) / SHARES / self.games / self.players
