"""Explains how a tie was decided (B22), for the final score sheet.

`rules/scores.py` decides who wins; a test checks that this explanation agrees with it.
"""

from collections.abc import Sequence
from functools import lru_cache

from goldgavel.games.auction.knowledge.events import ScoreLine
from goldgavel.games.auction.knowledge.score_sheets import CACHED
from goldgavel.kernel.ties import Comparison, TieBreak, leaders, tie_break


def tie_of(lines: Sequence[ScoreLine]) -> TieBreak | None:
    """Return the tie-break of a final sheet."""
    return game_tie(tuple([line.total for line in lines]), tuple([line.replicas for line in lines]))


@lru_cache(maxsize=CACHED)
def game_tie(totals: tuple[int, ...], replicas: tuple[int, ...]) -> TieBreak | None:
    fewer = Comparison("B22", "replicas", replicas, fewest=True)
    return tie_break("points", totals, leaders(totals), [fewer], "B22")
