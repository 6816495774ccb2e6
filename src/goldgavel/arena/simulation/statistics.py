"""Sums over many games. All sums are integers, so the result does not depend on the order of addition."""

from collections import Counter
from typing import TYPE_CHECKING

from goldgavel.arena.contest import SHARES
from goldgavel.arena.intervals import IntervalEstimate, students_interval, wilson_interval

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState


class GameStatistics:
    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.moves = 0
        self.rounds = 0
        self.scores = [0] * players
        self.squares = [0] * players
        self.wins = [0] * players
        self.events: Counter[str] = Counter()
        """What the game counts itself (`Game.statistics`): bids in Aurum, lots in Auction."""

    def add_game(self, state: "GameState") -> None:
        self.games += 1
        self.moves += state.move_log.ply()
        for seat, (score, share) in enumerate(zip(state.scores(), state.returns(), strict=True)):
            self.scores[seat] += score
            self.squares[seat] += score * score
            self.wins[seat] += round(share * SHARES)
        counts = Counter(state.game.statistics(state))
        self.rounds += counts.pop("rounds")
        self.events += counts

    def add(self, other: "GameStatistics") -> None:
        self.games += other.games
        self.moves += other.moves
        self.rounds += other.rounds
        self.events += other.events
        for seat in range(self.players):
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def score(self, seat: int) -> IntervalEstimate:
        """Return the mean score with Student's interval; a single game has none."""
        mean = self.scores[seat] / self.games
        variance = (self.squares[seat] - mean * self.scores[seat]) / max(1, self.games - 1)
        return students_interval(mean, max(0.0, variance), self.games)

    def win_share(self, seat: int) -> IntervalEstimate:
        """Return the share of wins with Wilson's interval.

        The interval is never empty. With shared wins it is, if anything, too wide.
        """
        share = self.wins[seat] / SHARES / self.games
        low, high = wilson_interval(share, self.games)
        return IntervalEstimate(mean=share, low=low, high=high, blocks=self.games)

    def even_share(self) -> float:
        """Return the share of wins per seat if all seats were equal. Partners win together."""
        return sum(self.wins) / SHARES / self.games / self.players
