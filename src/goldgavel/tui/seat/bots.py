"""The bots of a local game. Each lives from its first decision to its last, like everywhere."""

from typing import TYPE_CHECKING

from goldgavel.bots.driver import ask
from goldgavel.bots.seated import SeatedBot, bot_seed, seat_bot

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState

ADVISER = "adept"
"""The bot that gives hints. It answers immediately and plays well."""


class LocalBots:
    """The bots of one game by name and seat. Their seeds are the game's, so they play the same after a resume."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._made: dict[tuple[str, int], tuple[int, SeatedBot]] = {}

    def choose_move(self, state: "GameState", name: str, seat: int, undone: int) -> str:
        """Return the bot's move. `undone` counts the undos: a bot made before the last one knows too much."""
        made_at, bot = self._made.get((name, seat), (-1, None))
        try:
            if bot is None or made_at != undone:
                bot = seat_bot(state.game, name, seat, bot_seed(self._seed, seat))
                self._made[name, seat] = (undone, bot)
            move: str = state.game.texts[ask(state, bot)]
        except Exception as problem:
            problem.add_note(f"The game's seed is {self._seed}.")
            raise
        return move
