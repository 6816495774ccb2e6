"""The objects that a search needs, allocated once per game. Python calls it once per move.

It also exposes the compiled policy, solver and determinization to callers outside compiled code.
"""

import goldgavel.bots.adept.aurum.policy as policy
import goldgavel.bots.master.aurum.determinization as determinization
import goldgavel.bots.master.aurum.endgame as endgame
import goldgavel.bots.master.aurum.match_equity as match_equity
import goldgavel.bots.master.aurum.nogil as nogil
import goldgavel.games.aurum.rules.table as tables
from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.master.aurum.determinization import Determinizer
from goldgavel.bots.master.aurum.endgame import Solver
from goldgavel.bots.master.aurum.match_equity import MatchEquity
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.tree import Tree
from goldgavel.bots.master.aurum.undo import UndoStack
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


class Workspace:
    features: Features
    equity: MatchEquity
    determinizer: Determinizer
    solver: Solver
    stack: UndoStack
    tree: Tree
    origin: Table
    world: Table
    out: MoveList

    def __init__(self, table: Table, margins: float, weights: Weights | None = None) -> None:
        self.features = Features(table, weights)
        self.equity = MatchEquity(table, margins)
        self.determinizer = Determinizer()
        self.solver = Solver()
        self.stack = UndoStack()
        self.tree = Tree()
        self.origin = Table()
        self.world = Table()
        self.out = MoveList()

    def search(self, search: Search, base: Table, start: Table, stream: Stream) -> int:
        """Run the search and return the best action for its seat, over worlds that agree with the base."""
        return nogil.run(
            search,
            self.tree,
            self.determinizer,
            base,
            start,
            self.origin,
            self.world,
            self.features,
            self.equity,
            self.solver,
            self.stack,
            stream,
            self.out,
        )

    def quick(self, table: Table, seat: int) -> int:
        """Return the policy's choice."""
        return policy.choose(self.features, table, seat, self.out)

    def solve(self, table: Table, limit: int) -> list[float] | None:
        """Return the exact value of an open table for every side; None above the node limit."""
        tables.copy_table(table, self.world)
        self.solver.salt += 1
        if not endgame.solve(self.solver, self.world, limit, self.stack, self.features, self.equity, self.out):
            return None
        return [self.equity.value[side] for side in range(table.sides)]

    def in_order(self, table: Table) -> list[int]:
        """Return all legal moves in the order in which the solver tries them."""
        self.solver.nodes = 0
        self.solver.limit = 1
        count = endgame.expand(self.solver, table, 0, self.features, self.out)
        return [self.solver.moves[place] for place in range(count)]

    def round_values(self, table: Table) -> list[float]:
        """Return the value of a finished round for every side."""
        match_equity.evaluate(self.equity, table)
        return [self.equity.value[side] for side in range(table.sides)]

    def determinize(self, base: Table, stream: Stream) -> Table:
        """Sample a world that agrees with the base."""
        tables.copy_match(base, self.origin)
        determinization.determinize(self.determinizer, base, self.origin, stream)
        return self.origin

    def likelihood(self, base: Table, start: Table, stream: Stream) -> tuple[list[int], float]:
        """Sample a world; return its hands and how likely the round's moves are in it (relative)."""
        world = self.determinize(base, stream)
        hands = [world.hand[seat] for seat in range(world.players)]
        return hands, determinization.likelihood(self.determinizer, start, world, self.features, self.out)
