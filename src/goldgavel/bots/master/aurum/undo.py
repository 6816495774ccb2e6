"""Undo for moves: a stack of the fields that a move can change, cheaper than copying the table at each node."""

from goldgavel.games.aurum.rules.table import Table

FIELDS = 42
"""Numbers saved per move."""
MAX_DEPTH = 128


class UndoStack:
    saved: list[int]

    def __init__(self) -> None:
        self.saved = [0] * 5376


def save(stack: UndoStack, depth: int, table: Table) -> None:
    """Save the fields that the next move may change."""
    at = depth * FIELDS
    for seat in range(4):
        stack.saved[at] = table.hand[seat]
        stack.saved[at + 1] = table.stock[seat]
        stack.saved[at + 2] = table.known[seat]
        stack.saved[at + 3] = table.bids[seat]
        stack.saved[at + 4] = table.piles[seat]
        stack.saved[at + 5] = table.trick[seat]
        stack.saved[at + 6] = table.nuggets[seat]
        stack.saved[at + 7] = table.points[seat]
        at += 8
    stack.saved[at] = table.supply
    stack.saved[at + 1] = table.used
    stack.saved[at + 2] = table.leader
    stack.saved[at + 3] = table.turn
    stack.saved[at + 4] = table.asked
    stack.saved[at + 5] = table.trick_size
    stack.saved[at + 6] = table.phase
    stack.saved[at + 7] = table.round
    stack.saved[at + 8] = table.match_winners


def restore(stack: UndoStack, depth: int, table: Table) -> None:
    """Restore the table."""
    at = depth * FIELDS
    for seat in range(4):
        table.hand[seat] = stack.saved[at]
        table.stock[seat] = stack.saved[at + 1]
        table.known[seat] = stack.saved[at + 2]
        table.bids[seat] = stack.saved[at + 3]
        table.piles[seat] = stack.saved[at + 4]
        table.trick[seat] = stack.saved[at + 5]
        table.nuggets[seat] = stack.saved[at + 6]
        table.points[seat] = stack.saved[at + 7]
        at += 8
    table.supply = stack.saved[at]
    table.used = stack.saved[at + 1]
    table.leader = stack.saved[at + 2]
    table.turn = stack.saved[at + 3]
    table.asked = stack.saved[at + 4]
    table.trick_size = stack.saved[at + 5]
    table.phase = stack.saved[at + 6]
    table.round = stack.saved[at + 7]
    table.match_winners = stack.saved[at + 8]
