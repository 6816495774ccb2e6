"""Scores of a round (A30 to A33). The engine and the score keeper fill in the same sheet."""

import goldgavel.kernel.bits as bits


class Sheet:
    """One round's score sheet: a side is a team with four players, else a seat."""

    __slots__ = (
        "bid", "bid_points", "gold_decides", "gold_points", "sides", "top_gold", "totals", "tricks", "winners",
    )  # fmt: skip
    sides: int
    bid: list[int]
    tricks: list[int]
    gold_points: list[int]
    top_gold: list[int]
    """The highest rank of gold that the side holds, -1 for none (A33)."""
    gold_decides: bool
    """Whether the highest gold card breaks a tie: with four always, with three if `tie_3p` is "gold" (A33)."""
    bid_points: list[int]
    totals: list[int]
    winners: int
    """A bit for each side that wins the round."""

    def __init__(self) -> None:
        self.sides = 0
        self.bid = [0] * 4
        self.tricks = [0] * 4
        self.gold_points = [0] * 4
        self.top_gold = [-1] * 4
        self.gold_decides = False
        self.bid_points = [0] * 4
        self.totals = [0] * 4
        self.winners = 0


def points_of_bid(bid: int, tricks: int) -> int:
    """A30."""
    if tricks < bid:
        return 0
    return 2 * bid if tricks == bid else bid


def points_of_gold(rank: int) -> int:
    """A31: 0 for rank 0, 1 for ranks 1 to 3, 2 for 4 to 6, 3 for 7 and 8."""
    return (rank + 2) // 3


def score(sheet: Sheet) -> None:
    """Add up every side's points and find who wins the round (A30 to A33)."""
    for side in range(sheet.sides):
        sheet.bid_points[side] = points_of_bid(sheet.bid[side], sheet.tricks[side])
        sheet.totals[side] = sheet.bid_points[side] + sheet.gold_points[side]
    tied = highest_totals(sheet)
    exact = exact_bidders(sheet, tied)
    if exact:
        tied = exact
    if sheet.gold_decides:
        tied = highest_gold(sheet, tied)
    sheet.winners = tied


def highest_totals(sheet: Sheet) -> int:
    """A32: the sides with the highest total."""
    best = sheet.totals[0]
    for side in range(sheet.sides):
        best = max(best, sheet.totals[side])
    tied = 0
    for side in range(sheet.sides):
        if sheet.totals[side] == best:
            tied |= 1 << side
    return tied


def exact_bidders(sheet: Sheet, among: int) -> int:
    """A32: those among the tied who bid exactly."""
    exact = 0
    for side in range(sheet.sides):
        if among >> side & 1 and sheet.tricks[side] == sheet.bid[side]:
            exact |= 1 << side
    return exact


def highest_gold(sheet: Sheet, among: int) -> int:
    """A33: those among the tied who hold the highest gold card; no gold at all is below a 0."""
    if bits.count(among) == 1:
        return among
    best = -1
    for side in range(sheet.sides):
        if among >> side & 1:
            best = max(best, sheet.top_gold[side])
    holders = 0
    for side in range(sheet.sides):
        if among >> side & 1 and sheet.top_gold[side] == best:
            holders |= 1 << side
    return holders


def scored(sheet: Sheet) -> Sheet:
    """`score` for callers outside compiled code."""
    score(sheet)
    return sheet


def gold_worth(ranks: list[int]) -> int:
    """`points_of_gold` summed up, for callers outside compiled code."""
    worth = 0
    for rank in ranks:
        worth += points_of_gold(rank)
    return worth
