"""A bot that records its life, for tests of how long one lives."""

from collections.abc import Sequence
from typing import Any, ClassVar

from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told


class LivingBot:
    """Plays the first legal move. Raises an error at the move number `fails_at` of its seat."""

    lives: ClassVar[list["LivingBot"]] = []
    fails_at: ClassVar[int | None] = None

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        self.players = game.players
        self.seat = seat
        self.seed = seed
        self.plies: list[int] = []
        self.lives.append(self)

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        assert view.seat == self.seat
        self.plies.append(view.ply)
        if len(self.plies) == self.fails_at:
            raise ValueError("out of ideas")
        move: str = view.legal[0]
        return move


class AuctionOnlyBot(LivingBot):
    games = ("auction",)
