"""What a side can hope to score, given the tricks it has, the tricks to come and how often it wins one."""

from collections.abc import Sequence
from functools import lru_cache

from goldgavel.games.aurum.scores import Sheet, scored

MOST_TRICKS = 12
HAZARD = (1.0, 0.35, 0.15, 0.06, 0.03, 0.01, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""How likely the round ends before the next trick is complete, by the number of tricks that could still be."""


def _bid_points(bid: int) -> tuple[int, ...]:
    """A30, from the engine: the points of the bid for every number of tricks."""
    points = []
    for tricks in range(MOST_TRICKS + 1):
        sheet = Sheet()
        sheet.sides = 1
        sheet.bid = [bid, 0, 0, 0]
        sheet.tricks = [tricks, 0, 0, 0]
        points.append(scored(sheet).bid_points[0])
    return tuple(points)


BID_POINTS = tuple(_bid_points(bid) for bid in range(11))


@lru_cache(maxsize=4096)
def outlook(payoffs: Sequence[float], percent: int, control: float) -> list[list[float]]:
    """The expected payoff by [tricks left][tricks taken].

    In each trick to come the side can choose with probability `control` whether to win it; else it wins
    `percent` times in a hundred.
    """
    share = percent / 100
    table = [list(payoffs)]
    for left in range(1, MOST_TRICKS + 1):
        last, row = table[-1], []
        for tricks in range(MOST_TRICKS + 1):
            lose, win = last[tricks], last[min(tricks + 1, MOST_TRICKS)]
            played = control * max(win, lose) + (1 - control) * (share * win + (1 - share) * lose)
            row.append(HAZARD[left] * payoffs[tricks] + (1 - HAZARD[left]) * played)
        table.append(row)
    return table
