"""Solves the last tricks of a round exactly when every card is known, including swaps of bids.

With two teams the game is zero-sum and alpha-beta finds the value. With three players each side maximizes its own
value (max^n); ties go to the move that the quick policy prefers, because it is tried first. Positions between
tricks are kept in a transposition table. A node is a position with a choice; the solver gives up above a node
limit.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.match_equity as match_equity
import goldgavel.bots.master.aurum.undo as undo
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
import goldgavel.kernel.streams as streams
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.master.aurum.match_equity import MatchEquity
from goldgavel.bots.master.aurum.undo import UndoStack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList

MAX_MOVES = 128
"""The maximum number of moves at a node. With more, the solver gives up."""
EXACT = 1
AT_LEAST = 2
AT_MOST = 3
UNLISTED = -500.0
"""The order value of moves that the policy does not list: they are tried last."""


class Solver:
    limit: int
    nodes: int
    given_up: bool
    moves: list[int]
    """The moves of every node on the path, and their values by the policy."""
    order: list[float]
    value: list[float]
    """By depth and side: the value of the node."""
    salt: int
    """Part of every key. A new salt invalidates the table, because the match score may have changed."""
    keys: list[int]
    memory: list[float]
    bounds: list[int]

    def __init__(self) -> None:
        self.limit = self.nodes = self.salt = 0
        self.given_up = False
        self.moves = [0] * 16384
        self.order = [0.0] * 16384
        self.value = [0.0] * 512
        self.keys = [0] * 16384
        self.memory = [0.0] * 65536
        self.bounds = [0] * 16384


def solve(
    solver: Solver,
    table: Table,
    limit: int,
    stack: UndoStack,
    features: Features,
    equity: MatchEquity,
    out: MoveList,
) -> bool:
    """Find the value of the table for every side (`equity.value`). Returns False if the node limit is exceeded."""
    solver.limit = limit
    solver.nodes = 0
    solver.given_up = False
    if table.sides == 2:
        solver.value[0] = alpha_beta(solver, table, 0, -1.0, 2.0, stack, features, equity, out)
        solver.value[1] = 1.0 - solver.value[0]
    else:
        max_n(solver, table, 0, stack, features, equity, out)
    for side in range(table.sides):
        equity.value[side] = solver.value[side]
    return not solver.given_up


def is_round_open(table: Table) -> bool:
    return codes.BID <= table.phase <= codes.PLAY


def alpha_beta(
    solver: Solver,
    table: Table,
    depth: int,
    low: float,
    high: float,
    stack: UndoStack,
    features: Features,
    equity: MatchEquity,
    out: MoveList,
) -> float:
    """Return the value for side 0 by alpha-beta, exact within the window from low to high."""
    if not is_round_open(table):
        match_equity.evaluate(equity, table)
        return equity.value[0]
    key = key_of(table, solver.salt)
    place = lookup(solver, key)
    if place >= 0:
        known = solver.memory[4 * place]
        if solver.bounds[place] == EXACT:
            return known
        if solver.bounds[place] == AT_LEAST:
            low = max(low, known)
        else:
            high = min(high, known)
        if low >= high:
            return known
    count = expand(solver, table, depth, features, out)
    ours = tables.side_of(table, table.turn) == 0
    best = -1.0 if ours else 2.0
    floor = low
    ceiling = high
    undo.save(stack, depth, table)
    for number in range(count):
        turns.apply(table, table.turn, solver.moves[depth * MAX_MOVES + number])
        value = alpha_beta(solver, table, depth + 1, floor, ceiling, stack, features, equity, out)
        undo.restore(stack, depth, table)
        if ours and value > best:
            best = value
            floor = max(floor, value)
        elif not ours and value < best:
            best = value
            ceiling = min(ceiling, value)
        if floor >= ceiling or solver.given_up:
            break
    if key and not solver.given_up:
        place = slot_of(key)
        solver.keys[place] = key
        solver.memory[4 * place] = best
        solver.bounds[place] = AT_MOST if best <= low else (AT_LEAST if best >= high else EXACT)
    return best


def max_n(
    solver: Solver,
    table: Table,
    depth: int,
    stack: UndoStack,
    features: Features,
    equity: MatchEquity,
    out: MoveList,
) -> None:
    """Find the value for every side, in `solver.value` at this depth."""
    at = 4 * depth
    if not is_round_open(table):
        match_equity.evaluate(equity, table)
        for side in range(table.sides):
            solver.value[at + side] = equity.value[side]
        return
    key = key_of(table, solver.salt)
    place = lookup(solver, key)
    if place >= 0:
        for side in range(table.sides):
            solver.value[at + side] = solver.memory[4 * place + side]
        return
    count = expand(solver, table, depth, features, out)
    mover = tables.side_of(table, table.turn)
    solver.value[at + mover] = -1.0
    undo.save(stack, depth, table)
    for number in range(count):
        turns.apply(table, table.turn, solver.moves[depth * MAX_MOVES + number])
        max_n(solver, table, depth + 1, stack, features, equity, out)
        undo.restore(stack, depth, table)
        if solver.value[at + 4 + mover] > solver.value[at + mover]:
            for side in range(table.sides):
                solver.value[at + side] = solver.value[at + 4 + side]
        if solver.value[at + mover] >= 1.0 or solver.given_up:
            break  # no value is higher than 1
    if key and not solver.given_up:
        place = slot_of(key)
        solver.keys[place] = key
        for side in range(table.sides):
            solver.memory[4 * place + side] = solver.value[at + side]


# Move ordering: the policy's favourites first.


def expand(solver: Solver, table: Table, depth: int, features: Features, out: MoveList) -> int:
    """List all legal moves in order and return their number; 1 if the solver has to give up."""
    solver.nodes += 1
    at = depth * MAX_MOVES
    turns.list_legal(table, table.turn, out)
    if out.size == 1:
        solver.moves[at] = out.at[0]
        return 1
    if out.size > MAX_MOVES or solver.nodes > solver.limit or depth >= undo.MAX_DEPTH - 2:
        solver.given_up = True
        solver.moves[at] = out.at[0]
        return 1
    count = out.size
    for place in range(count):
        solver.moves[at + place] = out.at[place]
        solver.order[at + place] = UNLISTED
    policy.weigh(features, table, table.turn, out)
    for place in range(out.size):
        set_order(solver, at, count, out.at[place], features.values[place])
    sort_moves(solver, at, count)
    return count


def set_order(solver: Solver, at: int, count: int, action: int, preference: float) -> None:
    for place in range(at, at + count):
        if solver.moves[place] == action:
            solver.order[place] = preference
            return


def sort_moves(solver: Solver, at: int, count: int) -> None:
    """Sort by preference, highest first. The sort is stable."""
    for end in range(at + 1, at + count):
        action = solver.moves[end]
        preference = solver.order[end]
        place = end
        while place > at and solver.order[place - 1] < preference:
            solver.moves[place] = solver.moves[place - 1]
            solver.order[place] = solver.order[place - 1]
            place -= 1
        solver.moves[place] = action
        solver.order[place] = preference


# The transposition table.


def key_of(table: Table, salt: int) -> int:
    """Return a hash of the position between tricks; 0 in the middle of a trick."""
    if table.trick_size:
        return 0
    packed = bits.bit(63) | table.leader | table.turn << 2 | table.asked << 4 | table.phase << 8
    for seat in range(table.players):
        packed |= bits.bit(12) * table.piles[seat] << (4 * seat)
        packed |= bits.bit(28) * (table.bids[seat] + 1) << (6 * seat)
    key = streams.mixed(packed ^ salt)
    for seat in range(table.players):
        key = streams.mixed(key ^ table.hand[seat])
        key = streams.mixed(key ^ table.stock[seat])
        key = streams.mixed(key ^ table.known[seat])  # the policy's order, and so ties, may depend on it
    return key | 1


def slot_of(key: int) -> int:
    return key >> 50


def lookup(solver: Solver, key: int) -> int:
    """Return the slot of the position in the table, or -1."""
    place = slot_of(key)
    return place if key and solver.keys[place] == key else -1
