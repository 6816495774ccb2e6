"""Everything a search needs, laid ready once for a game: Python calls it once a move.

Also the quick policy's own doors for callers outside compiled code.
"""

import goldgavel.bots.master.aurum.policy as policy
import goldgavel.bots.master.aurum.release as release
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.master.aurum.mind import Mind
from goldgavel.bots.master.aurum.prizes import Prizes
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.worlds import Worlds
from goldgavel.games.aurum.table import Table
from goldgavel.kernel.movelist import MoveList
from goldgavel.kernel.streams import Stream


class Desk:
    __slots__ = ("mind", "origin", "out", "prizes", "world", "worlds")
    mind: Mind
    prizes: Prizes
    worlds: Worlds
    origin: Table
    world: Table
    out: MoveList

    def __init__(self, table: Table, weights: Weights, margins: float) -> None:
        self.mind = Mind(table, weights)
        self.prizes = Prizes(table, margins)
        self.worlds = Worlds()
        self.origin = Table()
        self.world = Table()
        self.out = MoveList()

    def search(self, search: Search, base: Table, start: Table, stream: Stream) -> int:
        """The best action for the seat of the search, in worlds that agree with the base."""
        release.run(
            search, self.worlds, base, start, self.origin, self.world, self.mind, self.prizes, stream, self.out
        )
        return search.actions[0]

    def quick(self, table: Table, seat: int) -> int:
        """The policy's own choice."""
        return policy.choose(self.mind, table, seat, self.out)

    def weighed(self, table: Table, seat: int) -> list[tuple[int, float]]:
        """The moves worth a thought, each with its value in points."""
        policy.weigh(self.mind, table, seat, self.out)
        return [(self.out.at[place], self.mind.values[place]) for place in range(self.out.size)]
