"""The results of a contest as plain data. The printed table and `--json` are made from it."""

from itertools import combinations
from typing import Any

from goldgavel._version import VERSION
from goldgavel.arena.block_scores import BlockScores, own_sides
from goldgavel.arena.contest import Contest, game_of
from goldgavel.arena.elo import elo_of_share
from goldgavel.arena.intervals import IntervalEstimate, mean_interval, share_interval
from goldgavel.arena.ratings import RatingLine
from goldgavel.arena.schedule import Match, Schedule
from goldgavel.arena.sprt import SprtResult
from goldgavel.kernel.views import Data, plain

FORMAT = "goldgavel-arena/1"


class EntrantLine(Data, frozen=True):
    """The results of one entrant in one match."""

    entrant: str
    sides: int
    """The number of sides of the entrant."""
    fair: float
    """The share of the wins that it would have among equals."""
    wins: IntervalEstimate
    score: IntervalEstimate
    """The score of one seat per game."""


class MatchResult(Data, frozen=True):
    mix: str
    games: int
    """Games per block."""
    lines: tuple[EntrantLine, ...]


class PairResult(Data, frozen=True):
    """Two entrants, over all games in which they meet. Compared on the same deals, block by block."""

    first: str
    second: str
    wins: IntervalEstimate
    """The first entrant's share of the wins."""
    fair: float
    difference: IntervalEstimate
    """How much more a seat of the first entrant scores than a seat of the second."""
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    """The Elo difference that makes these shares likely; None if it is out of range."""


class Results(Data, frozen=True):
    format: str
    engine: str
    game: str
    options: dict[str, Any]
    seed: int
    entrants: tuple[str, ...]
    mix: str
    deals: int
    """The number of complete blocks."""
    games: int
    matches: tuple[MatchResult, ...]
    pairs: tuple[PairResult, ...]
    sprt: SprtResult | None
    ratings: tuple[RatingLine, ...] | None
    """None if openskill is not installed."""


def results_of(
    contest: Contest, block_scores: BlockScores, sprt: SprtResult | None, ratings: tuple[RatingLine, ...] | None
) -> Results:
    """Return the results of the blocks so far. There must be at least one."""
    plan = block_scores.plan
    pairs = combinations(range(len(plan.entrants)), 2)
    return Results(
        format=FORMAT,
        engine=VERSION,
        game=contest.game,
        options=plain(game_of(contest).options),
        seed=contest.seed,
        entrants=tuple(entrant.name for entrant in plan.entrants),
        mix=contest.mix,
        deals=block_scores.blocks,
        games=block_scores.blocks * block_scores.size,
        matches=tuple(_match_result(block_scores, match) for match in plan.matches),
        pairs=tuple(_pair_result(block_scores, pair) for pair in pairs if block_scores.matches_of(pair)),
        sprt=sprt,
        ratings=ratings,
    )


def _match_result(block_scores: BlockScores, match: Match) -> MatchResult:
    return MatchResult(
        mix=match.mix,
        games=len(match.seatings),
        lines=tuple(_line(block_scores, match, entrant) for entrant in match.entrants),
    )


def _line(block_scores: BlockScores, match: Match, entrant: int) -> EntrantLine:
    plan, own = block_scores.plan, own_sides(block_scores.plan, match, entrant)
    return EntrantLine(
        entrant=plan.entrants[entrant].name,
        sides=own,
        fair=own / len(plan.sides),
        wins=share_interval(block_scores.wins[match, entrant]),
        score=mean_interval(block_scores.scores[match, entrant]),
    )


def game_sides(plan: Schedule, block_scores: BlockScores, pair: tuple[int, int]) -> list[tuple[int, int]]:
    """Return for each game of the pair: the number of the first entrant's sides, and of both entrants' sides."""
    return [
        (own_sides(plan, match, pair[0]), own_sides(plan, match, pair[0]) + own_sides(plan, match, pair[1]))
        for match in block_scores.matches_of(pair)
        for _ in match.seatings
    ]


def _pair_result(block_scores: BlockScores, pair: tuple[int, int]) -> PairResult:
    plan = block_scores.plan
    wins = share_interval(block_scores.pair_wins(pair))
    sides = game_sides(plan, block_scores, pair)
    duel = all(everyone == len(plan.sides) for _, everyone in sides)
    elos = [
        elo_of_share(share, sides) if duel else None for share in (wins.mean, wins.low or 0.0, wins.high or 1.0)
    ]
    return PairResult(
        first=plan.entrants[pair[0]].name,
        second=plan.entrants[pair[1]].name,
        wins=wins,
        fair=sum(own for own, _ in sides) / len(plan.sides) / len(sides),
        difference=mean_interval(block_scores.differences(pair)),
        elo=elos[0],
        elo_low=elos[1],
        elo_high=elos[2],
    )
