"""The master bot: searches over determinizations, deals that agree with what its seat has seen.

Each game has its own package. A search is limited by milliseconds, or by iterations where the same answer is
needed on every machine. Each game defines what an iteration is.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from goldgavel.bots.budget import DEFAULT_MILLISECONDS, SearchLimits
from goldgavel.bots.protocol import Bot
from goldgavel.games.parts import Part
from goldgavel.games.registry import component, has_component
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told
from goldgavel.text import game_word

__all__ = ["MasterBot", "SearchLimits", "with_limits"]


class GameSearcher(Protocol):
    """Searches for one seat of one game."""

    def choose(self, view: Any, history: Sequence[Told], limits: SearchLimits, stream: Stream) -> str:
        """Return the text of one of `view.legal`. All randomness comes from the stream."""
        ...


class SearcherMaker(Protocol):
    """Makes the searcher of one seat."""

    def __call__(self, game: Any, seat: int, /) -> GameSearcher: ...


MASTER: Part[SearcherMaker] = Part("master")


class MasterBot:
    """Plays both games. With a limit in iterations, the same seed and views give the same moves."""

    reads_history = ("auction",)
    level = 4
    budgets = ("ms", "cpu", "it")

    @staticmethod
    def games(game: str) -> bool:
        """True for the games that bring the master's play with them."""
        return has_component(game, MASTER)

    def __init__(
        self,
        game: Game[Any, Any],
        seat: int,
        seed: int,
        limits: SearchLimits | None = None,
        *,
        iterations: int = 0,
        processor_ms: float = 0.0,
    ) -> None:
        if not has_component(game.name, MASTER):
            raise BotError("bot-other-game", bot="master", game=game_word(game.name))
        self._searcher = component(game.name, MASTER)(game, seat)
        self._limits = limits or SearchLimits(processor_ms or DEFAULT_MILLISECONDS, iterations, bool(processor_ms))
        self._seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        limits = self._limits
        if budget is not None and not limits.cpu_clock:
            limits = limits._replace(milliseconds=budget)
        return self._searcher.choose(view, history, limits, Stream(self._seed, view.ply))


def with_limits(limits: SearchLimits) -> Callable[[Game[Any, Any], int, int], Bot]:
    """Return a maker of masters with these limits: for tests and reproducible results."""
    return lambda game, seat, seed: MasterBot(game, seat, seed, limits)
