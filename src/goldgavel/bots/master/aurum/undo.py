"""Taking moves back: a stack of what a move can change on a table, cheaper than a copy for every node."""

from goldgavel.games.aurum.rules.table import Table

FIELDS = 42
"""Numbers that are kept for one move."""
DEEPEST = 128


class Stack:
    __slots__ = ("kept",)
    kept: list[int]

    def __init__(self) -> None:
        self.kept = [0] * 5376


def keep(stack: Stack, depth: int, table: Table) -> None:
    """Keep what the next move may change."""
    at = depth * FIELDS
    for seat in range(4):
        stack.kept[at] = table.hand[seat]
        stack.kept[at + 1] = table.stock[seat]
        stack.kept[at + 2] = table.known[seat]
        stack.kept[at + 3] = table.bids[seat]
        stack.kept[at + 4] = table.piles[seat]
        stack.kept[at + 5] = table.trick[seat]
        stack.kept[at + 6] = table.nuggets[seat]
        stack.kept[at + 7] = table.points[seat]
        at += 8
    stack.kept[at] = table.supply
    stack.kept[at + 1] = table.used
    stack.kept[at + 2] = table.leader
    stack.kept[at + 3] = table.turn
    stack.kept[at + 4] = table.asked
    stack.kept[at + 5] = table.trick_size
    stack.kept[at + 6] = table.phase
    stack.kept[at + 7] = table.round
    stack.kept[at + 8] = table.match_winners


def take_back(stack: Stack, depth: int, table: Table) -> None:
    """Make the table as it was."""
    at = depth * FIELDS
    for seat in range(4):
        table.hand[seat] = stack.kept[at]
        table.stock[seat] = stack.kept[at + 1]
        table.known[seat] = stack.kept[at + 2]
        table.bids[seat] = stack.kept[at + 3]
        table.piles[seat] = stack.kept[at + 4]
        table.trick[seat] = stack.kept[at + 5]
        table.nuggets[seat] = stack.kept[at + 6]
        table.points[seat] = stack.kept[at + 7]
        at += 8
    table.supply = stack.kept[at]
    table.used = stack.kept[at + 1]
    table.leader = stack.kept[at + 2]
    table.turn = stack.kept[at + 3]
    table.asked = stack.kept[at + 4]
    table.trick_size = stack.kept[at + 5]
    table.phase = stack.kept[at + 6]
    table.round = stack.kept[at + 7]
    table.match_winners = stack.kept[at + 8]
