"""What a side can hope to score, given the tricks it has, the tricks to come and how often it wins one."""

from functools import lru_cache

from goldgavel.games.aurum.scores import Sheet, scored

MOST_TRICKS = 14
"""More than any round has: gold can make it longer than the hands (12 cards)."""
RANKS = 10
ENDS = (1.0, 0.35, 0.15, 0.06, 0.03, 0.01, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""How likely the round ends before the next trick is complete, by the tricks that the hands are good for."""
STEP = 20
"""Shares are rounded to so many parts, so that tables can be used again."""


def _bid_points(bid: int) -> tuple[float, ...]:
    """A30, from the engine's own sheet: the points of the bid for every number of tricks."""
    points = []
    for tricks in range(MOST_TRICKS + 1):
        sheet = Sheet()
        sheet.sides = 1
        sheet.bid = [bid, 0, 0, 0]
        sheet.tricks = [tricks, 0, 0, 0]
        points.append(float(scored(sheet).bid_points[0]))
    return tuple(points)


BID_POINTS = tuple(_bid_points(bid) for bid in range(RANKS + 1))


@lru_cache(maxsize=8192)
def payoffs(bid: int, swaps: frozenset[int], hope: float) -> tuple[float, ...]:
    """The bid points by tricks, with some hope of changing the bid to the best of other ranks."""
    if not swaps:
        return BID_POINTS[bid]
    changed = [max(points) for points in zip(*(BID_POINTS[rank] for rank in swaps), strict=True)]
    return tuple(
        max(kept, hope * other + (1 - hope) * kept) for kept, other in zip(BID_POINTS[bid], changed, strict=True)
    )


@lru_cache(maxsize=8192)
def _table(pays: tuple[float, ...], parts: int, control: float) -> list[list[float]]:
    """The expected payoff by [tricks left][tricks taken]."""
    share = parts / STEP
    table = [list(pays)]
    for ends in ENDS[1:]:
        lost = table[-1]
        won = [*lost[1:], lost[-1]]
        table.append(
            [
                ends * now
                + (1 - ends) * (control * max(win, lose) + (1 - control) * (lose + share * (win - lose)))
                for now, win, lose in zip(pays, won, lost, strict=True)
            ]
        )
    return table


def expected(pays: tuple[float, ...], share: float, control: float, left: int, tricks: int) -> float:
    """The payoff that a side can expect that has so many tricks, with so many left.

    In each trick to come the side can choose with probability `control` whether to win it; else it wins its
    share of them.
    """
    return _table(pays, round(share * STEP), control)[max(0, left)][min(tricks, MOST_TRICKS)]
