"""Monte Carlo tree search for Aurum (ISMCTS).

Each iteration samples a world, a deal that agrees with what the seat has seen, and follows the tree through the
moves that are legal in it, until a move is new. From there the quick policy plays the round to its end, or the
endgame solver solves its last tricks. The result is propagated back along the path.

The search returns the most visited move. It stops early when no other move can overtake it.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.determinization as determinization
import goldgavel.bots.master.aurum.endgame as endgame
import goldgavel.bots.master.aurum.match_equity as match_equity
import goldgavel.bots.master.aurum.native as native
import goldgavel.bots.master.aurum.tree as trees
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.master.aurum.determinization import Determinizer
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.match_equity import MatchEquity
from goldgavel.bots.master.aurum.tree import Tree
from goldgavel.bots.master.aurum.undo import UndoStack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

MAX_DEPTH = 128
"""The maximum depth of the tree."""
CHECK_INTERVAL = 32
"""Iterations between two checks whether the choice is decided."""
MIN_ELAPSED = 1e-9
"""The least elapsed time, because a clock may not advance between two readings."""
WEIGHING_SHARE = 0.3
"""The share of the budget for weighing worlds."""


class Search:
    """The limits of a search and its progress."""

    seat: int
    iterations: int
    """The maximum number of iterations; 0 if the time is the limit."""
    budget: float
    """Seconds."""
    cpu_clock: bool
    """Count only the processor time of this thread."""
    solved: int
    """The number of last tricks to solve instead of playing them out; 0 for none."""
    nodes: int
    """The node limit of the solver."""
    solving: bool
    """Whether the solver is still used. It is switched off after it exceeds its limit once."""

    played: int
    started: float
    path: list[int]
    """The nodes of the current iteration."""
    length: int

    def __init__(self, seat: int, iterations: int, budget: float, cpu_clock: bool) -> None:
        self.seat = seat
        self.iterations = iterations
        self.budget = budget
        self.cpu_clock = cpu_clock
        self.solved = self.nodes = 0
        self.solving = False
        self.played = self.length = 0
        self.started = 0.0
        self.path = [0] * 128


def run(
    search: Search,
    tree: Tree,
    determinizer: Determinizer,
    base: Table,
    start: Table,
    origin: Table,
    world: Table,
    features: Features,
    equity: MatchEquity,
    solver: Solver,
    stack: UndoStack,
    stream: Stream,
    out: MoveList,
) -> int:
    """Return the best action, over worlds that agree with the base."""
    search.started = native.seconds(search.cpu_clock)
    search.played = 0
    search.solving = search.solved > 0
    trees.clear(tree)
    solver.salt = stream.next()
    tables.copy_match(base, origin)
    if determinizer.temperature > 0.0:
        weigh_worlds(search, determinizer, base, start, origin, features, stream, out)
    while search.played == 0 or not is_over(search, tree):
        if determinizer.size:
            determinization.draw_weighted(determinizer, base, origin, stream)
        else:
            determinization.determinize(determinizer, base, origin, stream)
        tables.copy_table(origin, world)
        descend(search, tree, world, features, out)
        evaluate_leaf(search, world, features, equity, solver, stack, out)
        backpropagate(search, tree, equity)
        search.played += 1
    return tree.action[trees.most_visited(tree)]


def weigh_worlds(
    search: Search,
    determinizer: Determinizer,
    base: Table,
    start: Table,
    world: Table,
    features: Features,
    stream: Stream,
    out: MoveList,
) -> None:
    deadline = 0.0
    most = determinization.POOL
    if search.iterations:
        most = min(most, max(8, search.iterations // 4))
    else:
        deadline = search.started + WEIGHING_SHARE * search.budget
    determinization.fill_pool(
        determinizer, base, start, world, features, stream, out, deadline, most, search.cpu_clock
    )


def is_over(search: Search, tree: Tree) -> bool:
    if search.iterations:
        remaining = 1.0 * search.iterations - search.played
    else:
        elapsed = max(native.seconds(search.cpu_clock) - search.started, MIN_ELAPSED)
        remaining = search.played * (search.budget / elapsed - 1.0)
    return remaining <= 0.0 or (search.played % CHECK_INTERVAL == 0 and trees.visit_lead(tree) > remaining)


def descend(search: Search, tree: Tree, world: Table, features: Features, out: MoveList) -> None:
    """Follow the tree to the first move that was never tried, or to the end of the round."""
    search.length = 0
    node = 0
    while endgame.is_round_open(world) and search.length < MAX_DEPTH:
        turns.list_legal(world, world.turn, out)
        if out.size == 1:
            turns.apply(world, world.turn, out.at[0])
        elif world.phase == codes.BID and world.secret_bids and world.turn != search.seat:
            # Nobody sees a secret bid (A9), so the tree must not branch on it.
            turns.apply(world, world.turn, policy.choose(features, world, world.turn, out))
        else:
            node = trees.select(tree, node, world, features, out)
            if node == trees.FULL:
                return
            search.path[search.length] = node
            search.length += 1
            turns.apply(world, world.turn, tree.action[node])
            if tree.visits[node] == 0.0:
                return


def evaluate_leaf(
    search: Search,
    world: Table,
    features: Features,
    equity: MatchEquity,
    solver: Solver,
    stack: UndoStack,
    out: MoveList,
) -> None:
    """Evaluate the world for every side: solve its last tricks, or play the round out."""
    if search.solving and is_late(search, world):
        if endgame.solve(solver, world, search.nodes, stack, features, equity, out):
            return
        search.solving = False
    policy.play_round(features, world, out)
    match_equity.evaluate(equity, world)


def is_late(search: Search, world: Table) -> bool:
    return world.phase != codes.BID and bits.count(world.hand[search.seat]) <= search.solved


def backpropagate(search: Search, tree: Tree, equity: MatchEquity) -> None:
    """Add a visit and the value for its side to every node of the path."""
    for place in range(search.length):
        node = search.path[place]
        tree.visits[node] += 1.0
        tree.total[node] += equity.value[tree.side[node]]
