"""From a view to a move: lays the workspace, lets the search run, and says its answer."""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.view_reader import read_log, read_unseen
from goldgavel.bots.master.aurum.workspace import Workspace
from goldgavel.bots.master.limits import SearchLimits
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told


class SearchStyle(NamedTuple):
    """How the master searches; found by letting variants play each other."""

    weights: Weights | None = None
    """Of the policy; None for the standard ones."""
    margins: float = 0.1
    """How much of a round's value follows the margin in points."""
    temperature: float = 0.0
    """How soft the judgement is of what others did, in points; 0 takes all worlds as equally likely."""
    exploration: float = 2.0
    """How much what the policy thinks likely is tried before it has shown its worth."""
    prior_temperature: float = 0.6
    """By how many points a move has to be worse in the policy's eyes to be e times less likely."""
    sibling_weight: float = 2.0
    """The mean of the moves beside it counts as much as so many trials of a move's own."""
    solved: int = 2
    """How many last tricks are solved."""
    nodes: int = 3000
    """After so many nodes the solver gives up."""


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
