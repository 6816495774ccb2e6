"""The adept: quick rules of thumb and counted cards, no search. Each game has a folder of its own."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told

GAMES = {"aurum": "goldgavel.bots.adept.aurum", "auction": "goldgavel.bots.adept.auction"}


class Judgement(Protocol):
    """What the adept knows of one game: the text of the move that a view calls for."""

    def __call__(self, view: Any, /) -> str: ...


class AdeptBot:
    """Knows both games. It decides from the view alone, so the same view always gets the same answer."""

    reads_history = False
    level = 3

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat, seed
        if game.name not in GAMES:
            raise BotError("bot-other-game", bot="adept", game=game.name)
        self._decide: Judgement = import_module(GAMES[game.name]).decide

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        return self._decide(view)
