"""Scores of a round (A30 to A33). The engine and the score keeper fill in the same sheet."""

import goldgavel.games.aurum.rules.gold as gold


class Sheet:
    """One round's score sheet. With four players a side is a team, with three it is a seat."""

    sides: int
    bid: list[int]
    tricks: list[int]
    gold_points: list[int]
    top_gold: list[int]
    """The highest rank of gold that the side holds, -1 for none (A33)."""
    gold_decides: bool
    """True if the highest gold card breaks a tie (A33): with four players, or with three if `tie_3p` is "gold"."""
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
    """Return the points of a bid with this many tricks (A30)."""
    if tricks < bid:
        return 0
    return 2 * bid if tricks == bid else bid


def points_of_gold(rank: int) -> int:
    """Return the points of a gold card (A31): 0 for rank 0, 1 for ranks 1 to 3, 2 for 4 to 6, 3 for 7 and 8."""
    return (rank + 2) // 3


def heap_points(heap: int) -> int:
    """Return the points of a heap of gold (A31)."""
    points = 0
    while heap:
        rank = gold.lowest(heap)
        points += gold.holds(heap, rank) * points_of_gold(rank)
        heap = gold.without(heap, rank)
    return points


def score(sheet: Sheet) -> None:
    """Add up every side's points and determine the winners of the round (A30 to A33)."""
    for side in range(sheet.sides):
        sheet.bid_points[side] = points_of_bid(sheet.bid[side], sheet.tricks[side])
        sheet.totals[side] = sheet.bid_points[side] + sheet.gold_points[side]
    tied = highest(sheet.totals, sheet.sides, every_side(sheet))  # A32
    exact = exact_bidders(sheet, tied)
    if exact:
        tied = exact
    if sheet.gold_decides:
        tied = highest(sheet.top_gold, sheet.sides, tied)  # A33
    sheet.winners = tied


def every_side(sheet: Sheet) -> int:
    return (1 << sheet.sides) - 1


def highest(numbers: list[int], sides: int, among: int) -> int:
    """Return a bit for each side in `among` that has the highest number; 0 if `among` is empty."""
    best = 0
    found = 0
    for side in range(sides):
        if among >> side & 1:
            if found == 0 or numbers[side] > best:
                best = numbers[side]
                found = 0
            if numbers[side] == best:
                found |= 1 << side
    return found


def exact_bidders(sheet: Sheet, among: int) -> int:
    """Return the sides in `among` that bid exactly (A32)."""
    exact = 0
    for side in range(sheet.sides):
        if among >> side & 1 and sheet.tricks[side] == sheet.bid[side]:
            exact |= 1 << side
    return exact


def scored(sheet: Sheet) -> Sheet:
    """Score the sheet and return it: `score` for callers outside compiled code."""
    score(sheet)
    return sheet


def gold_worth(ranks: list[int]) -> int:
    """Return the sum of `points_of_gold`, for callers outside compiled code."""
    worth = 0
    for rank in ranks:
        worth += points_of_gold(rank)
    return worth
