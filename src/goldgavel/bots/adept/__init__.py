"""The adept: quick rules of thumb and counted cards, no search. Each game has a folder of its own."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told

GAMES = {"aurum": "goldgavel.bots.adept.aurum", "auction": "goldgavel.bots.adept.auction"}


class GamePolicy(Protocol):
    """What the adept knows of one game. A game's folder has `AdeptPolicy(game)`."""

    def decide(self, view: Any) -> str:
        """The text of the move that the view calls for."""
        ...


class AdeptBot:
    """Knows both games. It decides from the view alone, so the same view always gets the same answer."""

    reads_history = False
    level = 3

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat, seed
        if game.name not in GAMES:
            raise BotError("bot-other-game", bot="adept", game=game.name)
        self._policy: GamePolicy = import_module(GAMES[game.name]).AdeptPolicy(game)

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        return self._policy.decide(view)
