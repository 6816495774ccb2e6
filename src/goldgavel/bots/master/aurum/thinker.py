"""From a view to a move: lays the desk, lets the search run, and says its answer."""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.bots.adept.aurum.view_reader import lay_open
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.aurum.view_reader import read_log, read_unseen
from goldgavel.bots.master.aurum.workspace import Desk
from goldgavel.bots.master.limits import Effort
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told


class Style(NamedTuple):
    """How the master searches; found by letting variants play each other."""

    weights: Weights | None = None
    """Of the policy; None for the standard ones."""
    margins: float = 0.1
    """How much of a round's value follows the margin in points."""
    temperature: float = 0.0
    """How soft the judgement is of what others did, in points; 0 takes all worlds as equally likely."""
    explore: float = 2.0
    """How much what the policy thinks likely is tried before it has shown its worth."""
    heat: float = 0.6
    """By how many points a move has to be worse in the policy's eyes to be e times less likely."""
    trust: float = 2.0
    """The mean of the moves beside it counts as much as so many trials of a move's own."""
    solved: int = 2
    """How many last tricks are solved."""
    nodes: int = 3000
    """After so many nodes the solver gives up."""


STYLE = Style()


class Thinker:
    def __init__(self, game: Aurum, seat: int, style: Style = STYLE) -> None:
        self._game = game
        self._seat = seat
        self._style = style
        self._desk = Desk(game.empty_table, style.margins, style.weights)
        tree = self._desk.tree
        tree.explore, tree.heat, tree.trust = style.explore, style.heat, style.trust

    def choose(self, view: AurumView, history: Sequence[Told], effort: Effort, stream: Stream) -> str:
        del history
        base = lay_open(self._game, view)
        worlds = self._desk.worlds
        worlds.set_unseen(*read_unseen(self._game, view))
        worlds.temperature = 0.0
        worlds.size = 0
        start = base
        if self._style.temperature and view.phase != "bid":
            start, moves, shown, received = read_log(self._game, view)
            worlds.set_log(moves, shown, received)
            worlds.temperature = self._style.temperature
        search = self._search(effort)
        action = self._desk.search(search, base, start, stream)
        return self._game.move_text(action)

    def _search(self, effort: Effort) -> Search:
        search = Search(self._seat, effort.iterations, effort.milliseconds / 1000, effort.own_clock)
        search.solved = self._style.solved
        search.nodes = self._style.nodes
        return search
