"""Results of complete blocks, by match and entrant."""

from collections.abc import Iterable, Sequence

from goldgavel.arena.contest import SHARES, GameResult
from goldgavel.arena.schedule import Match, Schedule


class BlockScores:
    """Collects games in order. A block counts once its last game is added."""

    def __init__(self, plan: Schedule) -> None:
        self.plan = plan
        self.size = len(plan.games)
        self.games = 0
        self.blocks = 0
        self.wins: dict[tuple[Match, int], list[float]] = {}
        self.scores: dict[tuple[Match, int], list[float]] = {}
        """By match and entrant, one value per block: the mean share of the wins, and the mean score of a seat."""
        self._waiting: list[GameResult] = []

    def add(self, results: Iterable[GameResult]) -> Iterable[int]:
        """Add games; yields the number of each block when it is complete."""
        for result in results:
            self._waiting.append(result)
            self.games += 1
            if len(self._waiting) == self.size:
                self._count(self._waiting)
                self._waiting = []
                yield self.blocks - 1

    def _count(self, results: Sequence[GameResult]) -> None:
        begun = 0
        for match in self.plan.matches:
            played = results[begun : begun + len(match.seatings)]
            begun += len(match.seatings)
            for entrant in match.entrants:
                key = (match, entrant)
                self.wins.setdefault(key, []).append(win_share(self.plan, match, played, entrant))
                self.scores.setdefault(key, []).append(mean_score(match, played, entrant))
        self.blocks += 1

    def pair_wins(self, pair: tuple[int, int], block: int | None = None) -> list[float]:
        """Return the first entrant's share of the wins over all games of the pair, for each block or for one."""
        matches = self.matches_of(pair)
        games = sum(len(match.seatings) for match in matches)
        chosen = range(self.blocks) if block is None else (block,)
        return [
            sum(self.wins[match, pair[0]][number] * len(match.seatings) for match in matches) / games
            for number in chosen
        ]

    def differences(self, pair: tuple[int, int]) -> list[float]:
        """Return by block the score difference between a seat of the first entrant and one of the second."""
        first, second = pair
        matches = self.matches_of(pair)
        gaps = [
            [
                ours - theirs
                for ours, theirs in zip(self.scores[match, first], self.scores[match, second], strict=True)
            ]
            for match in matches
        ]
        return [sum(block) / len(matches) for block in zip(*gaps, strict=True)]

    def matches_of(self, pair: tuple[int, int]) -> list[Match]:
        return [match for match in self.plan.matches if set(pair) <= set(match.entrants)]


def sides_of(plan: Schedule, seating: Sequence[int], entrant: int) -> list[tuple[int, ...]]:
    return [seats for seats in plan.sides if seating[seats[0]] == entrant]


def win_share(plan: Schedule, match: Match, played: Sequence[GameResult], entrant: int) -> float:
    won = sum(
        result.shares[seats[0]]
        for result, seating in zip(played, match.seatings, strict=True)
        for seats in sides_of(plan, seating, entrant)
    )
    return won / SHARES / len(played)


def mean_score(match: Match, played: Sequence[GameResult], entrant: int) -> float:
    scores = [
        score
        for result, seating in zip(played, match.seatings, strict=True)
        for score, sitting in zip(result.scores, seating, strict=True)
        if sitting == entrant
    ]
    return sum(scores) / len(scores)


def own_sides(plan: Schedule, match: Match, entrant: int) -> int:
    """Return how many sides the entrant has: the same in every rotation."""
    return len(sides_of(plan, match.seatings[0], entrant))
