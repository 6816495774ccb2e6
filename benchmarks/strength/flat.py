"""Flat Monte Carlo as bots of the benchmark: Aurum only, with random playouts or the adept's policy.

A budget in milliseconds is processor time of the thread, so that a busy machine costs no strength.
"""

from collections.abc import Sequence
from typing import Any

from benchmarks.strength.compiled import core
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

DEFAULT_MILLISECONDS = 200.0


class FlatMonteCarlo:
    """Tries every legal move equally often in worlds that agree with the view, and takes the best mean."""

    reads_history = False
    budgets = ("ms", "cpu", "it")
    by_policy = False

    def __init__(self, game: Any, seat: int, seed: int, *, iterations: int = 0, processor_ms: float = 0.0) -> None:
        from goldgavel.bots.master.aurum.workspace import Workspace

        self.game = game
        self.seat = seat
        self.seed = seed
        self.iterations = iterations
        self.processor_ms = processor_ms
        self.workspace = Workspace(self.game.empty_table, 0.1)

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        from goldgavel.bots.adept.aurum.view_reader import table_from_view
        from goldgavel.bots.master.aurum.view_reader import read_unseen

        del history
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        base = table_from_view(self.game, view)
        self.workspace.determinizer.set_unseen(*read_unseen(self.game, view))
        milliseconds = self.processor_ms or (DEFAULT_MILLISECONDS if budget is None else budget)
        moves = worth_trying(view.legal)
        legal = [self.game.parse_move(move) for move in moves]
        values, _ = core("flat_core").search(
            self.workspace.determinizer,
            base,
            self.workspace.features,
            Stream(self.seed, view.ply),
            self.seat,
            legal,
            milliseconds / 1000,
            self.iterations,
            self.by_policy,
        )
        return moves[max(range(len(legal)), key=values.__getitem__)]


def worth_trying(legal: Sequence[str]) -> list[str]:
    """Drop swaps that pay with more than the lowest gold: they would only spread the worlds over more moves."""
    swaps = [move for move in legal if move.startswith("swap ")]
    paid = min((move.split()[1] for move in swaps), default="")
    return [move for move in legal if not move.startswith("swap ") or move.split()[1] == paid]


class FlatPolicy(FlatMonteCarlo):
    by_policy = True
