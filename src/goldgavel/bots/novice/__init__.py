"""The novice bot: plausible moves with the mistakes of a beginner. One module per game.

docs/bots.md lists the mistakes and explains what each one costs.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told
from goldgavel.text import game_word

GAMES = {"aurum": "goldgavel.bots.novice.aurum", "auction": "goldgavel.bots.novice.auction"}


class CandidateMoves(Protocol):
    """Returns the moves that look equally good to the novice in a view."""

    def __call__(self, view: Any, /) -> Sequence[str]: ...


class NoviceBot:
    """Uses only the current view and picks at random among the moves that look equally good to it."""

    games = tuple(GAMES)
    reads_history = False
    level = 2

    def __init__(self, game: Game[Any, Any], seat: int, seed: int) -> None:
        del seat
        if game.name not in GAMES:
            raise BotError("bot-other-game", bot="novice", game=game_word(game.name))
        self._candidates: CandidateMoves = import_module(GAMES[game.name]).candidates
        self._seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        moves = self._candidates(view)
        return moves[Stream(self._seed, view.ply).below(len(moves))]
