"""The random bot: the baseline for the other bots."""

from collections.abc import Sequence
from typing import Any

from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told


class RandomBot:
    """Chooses each legal move with equal probability.

    With a view, the choice depends only on the seed and the number of moves, so a bot that is made again in the
    middle of a game continues the same.
    """

    reads_history = False
    level = 1

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del game, seat
        self._seed = seed
        self.pick = Stream(seed).below

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        move: str = view.legal[Stream(self._seed, view.ply).below(len(view.legal))]
        return move
