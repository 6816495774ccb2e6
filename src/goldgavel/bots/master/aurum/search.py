"""The search: a tree that grows by one move in every iteration.

A world is laid, and the tree followed through what is possible there, to a move that is new in it. From there the
round is played to its end by the quick policy, or its last tricks are solved, and what came of it goes back along
the way.
The answer is the move that was tried most often. It is over as soon as no other can still overtake that one.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.determinization as sampling
import goldgavel.bots.master.aurum.endgame as endgame
import goldgavel.bots.master.aurum.match_equity as values
import goldgavel.bots.master.aurum.native as native
import goldgavel.bots.master.aurum.tree as trees
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.bits as bits
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.bots.master.aurum.determinization import Worlds
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.match_equity import Prizes
from goldgavel.bots.master.aurum.tree import Tree
from goldgavel.bots.master.aurum.undo import Stack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream

DEEPEST = 128
"""The longest way through the tree."""
OFTEN = 32
"""After so many iterations it is asked whether all is decided."""
INSTANT = 1e-9
"""A clock may stand still between two looks."""
WEIGHING = 0.3
"""The part of the budget that weighing worlds may take."""


class Search:
    """How long a search may last, and how far it has come."""

    __slots__ = (
        "budget", "iterations", "length", "nodes", "own_clock", "played", "seat", "solved", "solving", "started",
        "way",
    )  # fmt: skip
    seat: int
    iterations: int
    """How many there may be; 0 if time decides."""
    budget: float
    """Seconds."""
    own_clock: bool
    """Whether only this thread's own processor time counts."""
    solved: int
    """How many last tricks are solved, instead of being played out; 0 for none."""
    nodes: int
    """After so many nodes the solver gives up."""
    solving: bool
    """Whether they are solved: not any more if one of them took too long."""

    played: int
    started: float
    way: list[int]
    """The nodes that this iteration came by."""
    length: int

    def __init__(self, seat: int, iterations: int, budget: float, own_clock: bool) -> None:
        self.seat = seat
        self.iterations = iterations
        self.budget = budget
        self.own_clock = own_clock
        self.solved = self.nodes = 0
        self.solving = False
        self.played = self.length = 0
        self.started = 0.0
        self.way = [0] * 128


def run(
    search: Search,
    tree: Tree,
    worlds: Worlds,
    base: Table,
    start: Table,
    origin: Table,
    world: Table,
    mind: Mind,
    prizes: Prizes,
    solver: Solver,
    stack: Stack,
    stream: Stream,
    out: MoveList,
) -> int:
    """The best action, in worlds that agree with the base."""
    search.started = native.seconds(search.own_clock)
    search.played = 0
    search.solving = search.solved > 0
    trees.clear(tree)
    solver.salt = stream.next()
    tables.copy_match(base, origin)
    if worlds.temperature > 0.0:
        weigh_worlds(search, worlds, base, start, origin, mind, stream, out)
    while search.played == 0 or not is_over(search, tree):
        if worlds.size:
            sampling.draw_weighed(worlds, base, origin, stream)
        else:
            sampling.lay(worlds, base, origin, stream)
        tables.copy_table(origin, world)
        descend(search, tree, world, mind, out)
        finish(search, world, mind, prizes, solver, stack, out)
        learn(search, tree, prizes)
        search.played += 1
    return tree.action[trees.favourite(tree)]


def weigh_worlds(
    search: Search,
    worlds: Worlds,
    base: Table,
    start: Table,
    world: Table,
    mind: Mind,
    stream: Stream,
    out: MoveList,
) -> None:
    deadline = 0.0
    most = sampling.POOL
    if search.iterations:
        most = min(most, max(8, search.iterations // 4))
    else:
        deadline = search.started + WEIGHING * search.budget
    sampling.fill_pool(worlds, base, start, world, mind, stream, out, deadline, most, search.own_clock)


def is_over(search: Search, tree: Tree) -> bool:
    if search.iterations:
        to_come = 1.0 * search.iterations - search.played
    else:
        gone = max(native.seconds(search.own_clock) - search.started, INSTANT)
        to_come = search.played * (search.budget / gone - 1.0)
    return to_come <= 0.0 or (search.played % OFTEN == 0 and trees.lead(tree) > to_come)


def descend(search: Search, tree: Tree, world: Table, mind: Mind, out: MoveList) -> None:
    """Make the moves that the tree says, to the first that was never tried, or the end of the round."""
    search.length = 0
    node = 0
    while endgame.goes_on(world) and search.length < DEEPEST:
        turns.list_legal(world, world.turn, out)
        if out.size == 1:
            turns.apply(world, world.turn, out.at[0])
        elif world.phase == codes.BID and world.secret_bids and world.turn != search.seat:
            # A9: nobody sees it, so nothing that follows may hang on it.
            turns.apply(world, world.turn, policy.choose(mind, world, world.turn, out))
        else:
            node = trees.follow(tree, node, world, mind, out)
            if node == trees.FULL:
                return
            search.way[search.length] = node
            search.length += 1
            turns.apply(world, world.turn, tree.action[node])
            if tree.visits[node] == 0.0:
                return


def finish(
    search: Search, world: Table, mind: Mind, prizes: Prizes, solver: Solver, stack: Stack, out: MoveList
) -> None:
    """Find what the world is worth for every side: the last tricks are solved, the others played out."""
    if search.solving and is_late(search, world):
        if endgame.solve(solver, world, search.nodes, stack, mind, prizes, out):
            return
        search.solving = False
    policy.play_round(mind, world, out)
    values.appraise(prizes, world)


def is_late(search: Search, world: Table) -> bool:
    return world.phase != codes.BID and bits.count(world.hand[search.seat]) <= search.solved


def learn(search: Search, tree: Tree, prizes: Prizes) -> None:
    """Every move of the way was tried once more, and was worth so much to who made it."""
    for place in range(search.length):
        node = search.way[place]
        tree.visits[node] += 1.0
        tree.total[node] += prizes.value[tree.side[node]]
