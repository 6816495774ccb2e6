"""The adept bot: heuristics and card counting, without search. Each game has its own package."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told
from goldgavel.text import game_word

GAMES = {"aurum": "goldgavel.bots.adept.aurum", "auction": "goldgavel.bots.adept.auction"}


class GamePolicy(Protocol):
    """Chooses the adept's moves in one game. Each game package exports `AdeptPolicy(game)`."""

    def decide(self, view: Any, history: Sequence[Told] = ()) -> str:
        """Return the text of the move to make."""
        ...


class AdeptBot:
    """Plays both games from the view alone, except that it does not repeat an offer that was declined."""

    games = tuple(GAMES)
    level = 3

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat, seed
        if game.name not in GAMES:
            raise BotError("bot-other-game", bot="adept", game=game_word(game.name))
        self._policy: GamePolicy = import_module(GAMES[game.name]).AdeptPolicy(game)

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
