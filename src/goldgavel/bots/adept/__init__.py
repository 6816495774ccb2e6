"""The adept bot: heuristics and card counting, without search. Each game has its own package."""

from collections.abc import Sequence
from typing import Any, Protocol

from goldgavel.games.parts import Part
from goldgavel.games.registry import component, has_component
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told
from goldgavel.text import game_word


class GamePolicy(Protocol):
    """Chooses the adept's moves in one game."""

    def decide(self, view: Any, history: Sequence[Told] = ()) -> str:
        """Return the text of the move to make."""
        ...


class PolicyMaker(Protocol):
    """Makes the adept's policy for a game with its options."""

    def __call__(self, game: Any, /) -> GamePolicy: ...


ADEPT: Part[PolicyMaker] = Part("adept")


class AdeptBot:
    """Plays both games from the view alone, except that it does not repeat an offer that was declined."""

    level = 3

    @staticmethod
    def games(game: str) -> bool:
        """True for the games that bring the adept's play with them."""
        return has_component(game, ADEPT)

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat, seed
        if not has_component(game.name, ADEPT):
            raise BotError("bot-other-game", bot="adept", game=game_word(game.name))
        self._policy = component(game.name, ADEPT)(game)

    @staticmethod
    def reads_history(game: Game[Any, Any]) -> bool:
        """Only where swaps can be offered (B26)."""
        return "exchange" in getattr(game.options, "tokens", ())

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        return self._policy.decide(view, history)
