"""A bot that no installed package provides."""

from typing import Any

from goldgavel.bots.random import RandomBot
from goldgavel.kernel.game import Game


class UninstalledBot(RandomBot):
    budgets = ("it",)

    def __init__(self, game: Game[Any, Any], seat: int, seed: int, iterations: int = 0) -> None:
        assert iterations == 7
        super().__init__(game, seat, seed)
