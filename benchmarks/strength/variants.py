"""Other searches for Aurum, to compare the master with. They are not part of the product."""

from collections.abc import Sequence
from typing import Any

from benchmarks.strength.compiled import core
from goldgavel.bots.budget import SearchLimits
from goldgavel.bots.master.aurum.searcher import STYLE, Searcher, SearchStyle
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

DEFAULT_MILLISECONDS = 200.0


class Variant:
    """The master with one parameter changed."""

    reads_history = False
    budgets = ("ms", "cpu", "it")
    style: SearchStyle = STYLE

    def __init__(self, game: Any, seat: int, seed: int, *, iterations: int = 0, processor_ms: float = 0.0) -> None:
        self._searcher = Searcher(game, seat, self.style)
        self._limits = SearchLimits(processor_ms or DEFAULT_MILLISECONDS, iterations, bool(processor_ms))
        self._seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        return self._searcher.choose(view, history, self._limits, Stream(self._seed, view.ply))


class Weighed(Variant):
    """Worlds weighted by how likely the others' moves of the round are in them, by the policy."""

    style = STYLE._replace(temperature=1.0)


class Race:
    """Tries only the moves at the root, all in the same worlds, and repeatedly drops the worse half."""

    reads_history = False
    budgets = ("ms", "cpu", "it")

    def __init__(self, game: Any, seat: int, seed: int, *, iterations: int = 0, processor_ms: float = 0.0) -> None:
        from goldgavel.bots.master.aurum.workspace import Workspace

        self._game = game
        self._seat = seat
        self._seed = seed
        self._iterations = iterations
        self._seconds = (processor_ms or DEFAULT_MILLISECONDS) / 1000
        self._workspace = Workspace(game.empty_table, STYLE.margins)

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        from goldgavel.bots.adept.aurum.view_reader import table_from_view
        from goldgavel.bots.master.aurum.view_reader import read_unseen

        del history, budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        workspace = self._workspace
        workspace.determinizer.set_unseen(*read_unseen(self._game, view))
        action = core("race_core").search(
            workspace.determinizer,
            table_from_view(self._game, view),
            workspace.features,
            workspace.equity,
            workspace.solver,
            workspace.stack,
            Stream(self._seed, view.ply),
            self._seat,
            self._seconds,
            self._iterations,
        )
        text: str = self._game.move_text(action)
        return text
