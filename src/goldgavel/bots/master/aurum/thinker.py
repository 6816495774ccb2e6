"""From a view to a move: lays the desk, lets the search run, and says its answer."""

from collections.abc import Sequence
from typing import NamedTuple

from goldgavel.bots.adept.aurum.reading import lay_open
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.bots.master.aurum.desk import Desk
from goldgavel.bots.master.aurum.reading import read_log, read_unseen
from goldgavel.bots.master.aurum.search import Search
from goldgavel.bots.master.effort import Effort
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.view import AurumView
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
    widest: int = 12
    """How many candidates there may be."""
    solved: int = 2
    """How many last tricks are solved."""
    nodes: int = 3000
    """After so many nodes the solver gives up."""
    trust: float = 30.0
    """The policy's judgement counts as much as so many worlds."""
    slope: float = 0.03
    """What a point of its judgement is worth, as a part of the match."""
    clearly: float = 2.5
    """How far behind the best a candidate is out at once, in standard errors."""


STYLE = Style()


class Thinker:
    def __init__(self, game: Aurum, seat: int, style: Style = STYLE) -> None:
        self._game = game
        self._seat = seat
        self._style = style
        self._desk = Desk(game.empty_table, style.margins, style.weights)

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
        style = self._style
        search = Search(self._seat, effort.iterations, effort.milliseconds / 1000, effort.own_clock, style.widest)
        search.solved = style.solved
        search.nodes = style.nodes
        search.trust = style.trust
        search.slope = style.slope
        search.clearly = style.clearly
        return search
