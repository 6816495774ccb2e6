"""Explains how a tie in a round or in the game was decided (A32, A33, A35, A36, A38), for score sheets.

`rules/scores.py` and `rules/match.py` decide who wins; a test checks that this explanation agrees with them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from goldgavel.games.aurum.rules import codes
from goldgavel.games.aurum.rules.finished_rounds import rounds_scored
from goldgavel.games.aurum.wording.labels import CACHED
from goldgavel.kernel.ties import Comparison, TieBreak, leaders, tie_break

if TYPE_CHECKING:
    from goldgavel.games.aurum.rules.scores import Sheet
    from goldgavel.games.aurum.state import State

Numbers = tuple[int, ...]
"""One for each side."""
LAST_ROUND = 2


def tie_of_sheet(sheet: "Sheet") -> TieBreak | None:
    """Return the tie-break of a scored sheet."""
    sides = slice(sheet.sides)
    return round_tie(
        tuple(sheet.totals[sides]),
        tuple(sheet.bid[sides]),
        tuple(sheet.tricks[sides]),
        tuple(sheet.top_gold[sides]) if sheet.gold_decides else None,
    )


def tie_of_round(state: "State") -> TieBreak | None:
    """Return the tie-break of the last finished round, also while the next one is played."""
    first = 4 * (rounds_scored(state) - 1)
    if first < 0:
        return None
    lines = slice(first, first + state.sides)
    points = zip(state.past_bid_points[lines], state.past_gold_points[lines], strict=True)
    return round_tie(
        tuple([of_bid + of_gold for of_bid, of_gold in points]),
        tuple(state.past_bid[lines]),
        tuple(state.past_tricks[lines]),
        tuple(state.top_gold[: state.sides]) if state.gold_decides else None,
    )


def tie_of_game(state: "State") -> TieBreak | None:
    """Return the tie-break of a finished game. A match of one round has only the round's."""
    if state.phase != codes.OVER or state.match == codes.ROUND:
        return None
    number = rounds_scored(state) - 1
    return game_tie(
        state.match,
        number,
        tuple(state.nuggets[: state.sides]),
        tuple(state.points[: state.sides]),
        tuple(state.past_bid[4 * number : 4 * number + state.sides]),
    )


@lru_cache(maxsize=CACHED)
def round_tie(totals: Numbers, bids: Numbers, tricks: Numbers, top_gold: Numbers | None) -> TieBreak | None:
    """Return the tie-break of a round (A32, A33). `top_gold` is None if gold does not decide."""
    exact = [int(bid == taken) for bid, taken in zip(bids, tricks, strict=True)]
    compared = [Comparison("A32", "exact", exact)]
    if top_gold is not None:
        compared.append(Comparison("A33", "gold", top_gold))
    return tie_break("points", totals, leaders(totals), compared, "A33")


@lru_cache(maxsize=CACHED)
def game_tie(match: int, round_: int, nuggets: Numbers, points: Numbers, bids: Numbers) -> TieBreak | None:
    """Return the tie-break of a game (A35, A36, A38)."""
    if match == codes.POINTS:
        return tie_break("points", points, leaders(points), (), "A38")
    after_all = match == codes.BEST_OF_3 and round_ == LAST_ROUND
    rule = "A35" if after_all else "A36"
    ahead = leaders(nuggets) if after_all else _with_two(nuggets)
    return tie_break("nuggets", nuggets, ahead, [Comparison(rule, "bid", bids)], rule)


def _with_two(nuggets: Sequence[int]) -> Numbers:
    """Return the sides with two nuggets (A34)."""
    return tuple(side for side, count in enumerate(nuggets) if count >= 2)
