"""Any installed game for PettingZoo, by its name."""

from typing import Any

from goldgavel.envs.pettingzoo.base import GameEnv, wrapped
from goldgavel.envs.rendering import MODES


class AnyGameEnv(GameEnv):
    def __init__(self, game: str, **given: Any) -> None:
        self.game_name = game
        self.metadata = {"name": f"{game}_v0", "render_modes": [*MODES], "is_parallelizable": False}
        super().__init__(**given)
        self.given["game"] = game


def env(game: str, **options: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal action ends the game with -1."""
    return wrapped(AnyGameEnv(game, **options))
