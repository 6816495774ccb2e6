"""The novice bot: plausible moves with the mistakes of a beginner. One module per game.

docs/bots.md lists the mistakes and explains what each one costs.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from goldgavel.games.parts import Part
from goldgavel.games.registry import component, has_component
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told
from goldgavel.text import game_word


class CandidateMoves(Protocol):
    """Returns the moves that look equally good to the novice in a view."""

    def __call__(self, view: Any, /) -> Sequence[str]: ...


NOVICE: Part[CandidateMoves] = Part("novice")


class NoviceBot:
    """Uses only the current view and picks at random among the moves that look equally good to it."""

    reads_history = False
    level = 2

    @staticmethod
    def games(game: str) -> bool:
        """True for the games that bring the novice's play with them."""
        return has_component(game, NOVICE)

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat
        if not has_component(game.name, NOVICE):
            raise BotError("bot-other-game", bot="novice", game=game_word(game.name))
        self._candidates = component(game.name, NOVICE)
        self._seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        moves = self._candidates(view)
        return moves[Stream(self._seed, view.ply).below(len(moves))]
