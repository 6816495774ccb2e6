"""The master: looks ahead in worlds that agree with what its seat has seen. Each game has a folder of its own.

How long it thinks is a budget in milliseconds, or, where the same answer is wanted on every machine, a number of
iterations: what one iteration is, a game's folder says.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from goldgavel.bots.master.limits import USUAL_MILLISECONDS, Effort
from goldgavel.bots.protocol import Bot
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

__all__ = ["Effort", "MasterBot", "with_effort"]

GAMES = {"aurum": "goldgavel.bots.master.aurum", "auction": "goldgavel.bots.master.auction"}


class Thinker(Protocol):
    """What the master knows of one game, for one seat. A game's folder has `Thinker(game, seat)`."""

    def choose(self, view: Any, history: Sequence[Told], effort: Effort, stream: Stream) -> str:
        """The text of one of `view.legal`; all chance is from the stream."""
        ...


class MasterBot:
    """Knows both games. With iterations instead of a time the same seed and views give the same moves."""

    reads_history = ("auction",)
    level = 4
    budgets = ("ms", "cpu", "it")

    def __init__(
        self,
        game: Game[Any, Any],
        seat: int,
        seed: int,
        effort: Effort | None = None,
        *,
        iterations: int = 0,
        processor_ms: float = 0.0,
    ) -> None:
        if game.name not in GAMES:
            raise BotError("bot-other-game", bot="master", game=game.name)
        self._thinker: Thinker = import_module(GAMES[game.name]).Thinker(game, seat)
        self._effort = effort or Effort(processor_ms or USUAL_MILLISECONDS, iterations, bool(processor_ms))
        self._seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        effort = self._effort
        if budget is not None and not effort.own_clock:
            effort = effort._replace(milliseconds=budget)
        return self._thinker.choose(view, history, effort, Stream(self._seed, view.ply))


def with_effort(effort: Effort) -> Callable[[Game[Any, Any], int, int], Bot]:
    """A maker of masters that think as long as this: for tests, and where results must repeat."""
    return lambda game, seat, seed: MasterBot(game, seat, seed, effort)
