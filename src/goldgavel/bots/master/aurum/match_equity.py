"""What the end of a round is worth: each side's chance to win the match from there.

For nuggets (A34 to A36) the chances are counted out: every round to come is won by each side as often, and shared
by two of three now and then. For points (A38) it is a soft race: a side's chance grows with its points by
`exp(points / spread)`, where the spread belongs to how many rounds are left.
A small part follows the margin of the round itself, so that the search sees a slope where all candidates lose,
or all win.
"""

import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table

SHARED = 0.04
"""How often two of three players share a round's nugget."""
ONE_LEFT = 5.0
TWO_LEFT = 7.5
"""The spread of points by rounds left."""
SLOPE = 5.0
"""The margin, in points, that is worth half of the part for margins."""


class MatchEquity:
    __slots__ = ("chances", "margins", "value")
    margins: float
    """How much of a value follows the margin."""
    chances: list[float]
    """By [round][a bit for each side that has a nugget][side], for a match that goes on."""
    value: list[float]
    """By side: what `evaluate` found."""

    def __init__(self, table: Table, margins: float) -> None:
        self.margins = margins
        self.chances = [0.0] * 160
        self.value = [0.0] * 4
        if table.match != codes.POINTS:
            for place in range(40):
                for side, chance in enumerate(_chances(table.sides, table.match, place // 8, place % 8)):
                    self.chances[4 * place + side] = chance


def _chances(sides: int, match: int, played: int, nuggets: int) -> list[float]:
    """Each side's chance to win, before the round after `played` ones, with at most one nugget a side."""
    limit = 3 if match == codes.BEST_OF_3 else 5
    if played >= limit:
        return _even(sides, nuggets or (1 << sides) - 1)
    total = [0.0] * sides
    for winners, chance in _outcomes(sides):
        champions = winners & nuggets
        if champions:
            after = _even(sides, champions)
        elif match == codes.BEST_OF_3 and played + 1 == limit:
            after = _even(sides, nuggets | winners)
        else:
            after = _chances(sides, match, played + 1, nuggets | winners)
        total = [sum_so_far + chance * part for sum_so_far, part in zip(total, after, strict=True)]
    return total


def _outcomes(sides: int) -> list[tuple[int, float]]:
    """Who may win a round, a bit for each side, and how likely it is."""
    alone = [(1 << side, (1 - SHARED * (sides == 3)) / sides) for side in range(sides)]
    return alone + ([(7 ^ 1 << side, SHARED / 3) for side in range(3)] if sides == 3 else [])


def _even(sides: int, winners: int) -> list[float]:
    return [(winners >> side & 1) / winners.bit_count() for side in range(sides)]


def evaluate(equity: MatchEquity, table: Table) -> None:
    """The value for every side of a table whose round has just ended."""
    if table.phase == codes.OVER:
        for side in range(table.sides):
            equity.value[side] = (table.match_winners >> side & 1) / (1.0 * bits.count(table.match_winners))
    elif table.match == codes.POINTS:
        race(equity, table)
    else:
        place = 0
        for side in range(table.sides):
            if table.nuggets[side]:
                place |= 1 << side
        place = 4 * (8 * table.round + place)
        for side in range(table.sides):
            equity.value[side] = equity.chances[place + side]
    if equity.margins > 0.0:
        add_margins(equity, table)


def race(equity: MatchEquity, table: Table) -> None:
    """A38: points that are still to be added to."""
    spread = ONE_LEFT if table.round == 2 else TWO_LEFT
    total = 0.0
    for side in range(table.sides):
        equity.value[side] = native.exp((table.points[side] - table.points[0]) / spread)
        total += equity.value[side]
    for side in range(table.sides):
        equity.value[side] /= total


def add_margins(equity: MatchEquity, table: Table) -> None:
    """The part that follows how far a side was ahead in this round, or behind."""
    for side in range(table.sides):
        other = -1
        for rival in range(table.sides):
            if rival != side:
                other = max(other, table.totals[rival])
        margin = 1.0 * (table.totals[side] - other)
        slope = margin / (SLOPE + (margin if margin > 0.0 else -margin))
        equity.value[side] = (1.0 - equity.margins) * equity.value[side] + equity.margins * (0.5 + 0.5 * slope)
