"""The random bot: the baseline for the other bots."""

from collections.abc import Sequence
from typing import Any

from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told


class RandomBot:
    """Chooses each legal move with equal probability."""

    reads_history = False
    level = 1

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del game, seat
        self.pick = Stream(seed).below

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        move: str = view.legal[self.pick(len(view.legal))]
        return move
