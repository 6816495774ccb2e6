"""Chooses a move from a view: sets up the workspace, runs the search and returns its answer."""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.budget import SearchLimits
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.view_reader import read_log, read_unseen
from goldgavel.bots.master.aurum.workspace import Workspace
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told


class SearchStyle(NamedTuple):
    """The parameters of the search, tuned in matches between variants."""

    weights: Weights | None = None
    """The weights of the policy; None for the standard ones."""
    margins: float = 0.1
    """The weight of the margin in points in the value of a round."""
    temperature: float = 0.0
    """The temperature, in points, for judging the others' moves; 0 makes all worlds equally likely."""
    exploration: float = 2.0
    """The weight of the prior (the policy's preference) in move selection."""
    prior_temperature: float = 0.6
    """A move that the policy values this many points lower has a prior e times smaller."""
    sibling_weight: float = 2.0
    """The weight of the siblings' mean, in visits of the move itself."""
    solved: int = 2
    """The number of last tricks to solve."""
    nodes: int = 3000
    """The node limit of the solver."""


STYLE = SearchStyle()


class Searcher:
    def __init__(self, game: Aurum, seat: int, style: SearchStyle = STYLE) -> None:
        self._game = game
        self._seat = seat
        self._style = style
        self._workspace = Workspace(game.empty_table, style.margins, style.weights)
        tree = self._workspace.tree
        tree.exploration, tree.prior_temperature, tree.sibling_weight = (
            style.exploration,
            style.prior_temperature,
            style.sibling_weight,
        )

    def choose(self, view: AurumView, history: Sequence[Told], limits: SearchLimits, stream: Stream) -> str:
        del history
        base = table_from_view(self._game, view)
        determinizer = self._workspace.determinizer
        determinizer.set_unseen(*read_unseen(self._game, view))
        determinizer.temperature = 0.0
        determinizer.size = 0
        start = base
        if self._style.temperature and view.phase != "bid":
            start, moves, shown, received = read_log(self._game, view)
            determinizer.set_log(moves, shown, received)
            determinizer.temperature = self._style.temperature
        search = self._search(limits)
        action = self._workspace.search(search, base, start, stream)
        return self._game.move_text(action)

    def _search(self, limits: SearchLimits) -> Search:
        search = Search(self._seat, limits.iterations, limits.milliseconds / 1000, limits.cpu_clock)
        search.solved = self._style.solved
        search.nodes = self._style.nodes
        return search
