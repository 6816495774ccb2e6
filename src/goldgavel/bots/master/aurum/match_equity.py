"""Match equity: each side's chance to win the match after a round.

For nuggets (A34 to A36) the chances are computed exactly: each side wins a future round with equal probability,
and with three sides two of them share it now and then. For points (A38) a side's chance is proportional to
`exp(points / spread)`, with a spread that depends on the number of rounds left.

A small part of the value depends on the margin of the round, so that the search still sees a gradient when every
candidate wins or every candidate loses.
"""

import goldgavel.bots.master.aurum.native as native
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.kernel.bits as bits
from goldgavel.games.aurum.rules.table import Table

SHARED = 0.04
"""The probability that two of three players share a round's nugget."""
ONE_LEFT = 5.0
TWO_LEFT = 7.5
"""The spread of points, by the number of rounds left."""
SLOPE = 5.0
"""The margin, in points, that is worth half of the margin part."""


class MatchEquity:
    margins: float
    """The weight of the margin part."""
    chances: list[float]
    """By [round][bit set of the sides that have a nugget][side], for a match that is not over."""
    value: list[float]
    """By side: the result of `evaluate`."""

    def __init__(self, table: Table, margins: float) -> None:
        self.margins = margins
        self.chances = [0.0] * 160
        self.value = [0.0] * 4
        if table.match != codes.POINTS:
            for place in range(40):
                for side, chance in enumerate(_chances(table.sides, table.match, place // 8, place % 8)):
                    self.chances[4 * place + side] = chance


def _chances(sides: int, match: int, played: int, nuggets: int) -> list[float]:
    """Return each side's chance to win after `played` rounds, with at most one nugget per side."""
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
    """Return the possible sets of winners of a round, a bit per side, with their probabilities."""
    alone = [(1 << side, (1 - SHARED * (sides == 3)) / sides) for side in range(sides)]
    return alone + ([(7 ^ 1 << side, SHARED / 3) for side in range(3)] if sides == 3 else [])


def _even(sides: int, winners: int) -> list[float]:
    return [(winners >> side & 1) / winners.bit_count() for side in range(sides)]


def evaluate(equity: MatchEquity, table: Table) -> None:
    """Compute the value for every side of a table whose round has just ended."""
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
    """Compute the equity of a match by points (A38)."""
    spread = ONE_LEFT if table.round == 2 else TWO_LEFT
    total = 0.0
    for side in range(table.sides):
        equity.value[side] = native.exp((table.points[side] - table.points[0]) / spread)
        total += equity.value[side]
    for side in range(table.sides):
        equity.value[side] /= total


def add_margins(equity: MatchEquity, table: Table) -> None:
    """Add the part that depends on how far each side was ahead or behind in this round."""
    for side in range(table.sides):
        other = -1
        for rival in range(table.sides):
            if rival != side:
                other = max(other, table.totals[rival])
        margin = 1.0 * (table.totals[side] - other)
        slope = margin / (SLOPE + (margin if margin > 0.0 else -margin))
        equity.value[side] = (1.0 - equity.margins) * equity.value[side] + equity.margins * (0.5 + 0.5 * slope)
