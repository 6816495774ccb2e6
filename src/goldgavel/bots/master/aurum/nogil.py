"""Runs the search; `nogil.pxd` makes the same call with the GIL released."""

import goldgavel.bots.master.aurum.search as searching
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.master.aurum.determinization import Determinizer
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.match_equity import MatchEquity
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.tree import Tree
from goldgavel.bots.master.aurum.undo import UndoStack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


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
    return searching.run(
        search, tree, determinizer, base, start, origin, world, features, equity, solver, stack, stream, out
    )
