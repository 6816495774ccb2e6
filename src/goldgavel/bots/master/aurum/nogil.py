"""The one place where a search lets other threads run: `release.pxd` makes the same call without the GIL."""

import goldgavel.bots.master.aurum.search as searching
from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.bots.master.aurum.determinization import Worlds
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.match_equity import Prizes
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.tree import Tree
from goldgavel.bots.master.aurum.undo import Stack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


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
    return searching.run(
        search, tree, worlds, base, start, origin, world, mind, prizes, solver, stack, stream, out
    )
