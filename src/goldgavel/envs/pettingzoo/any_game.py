"""Any installed game for PettingZoo, by its name."""

from typing import Any

from goldgavel.envs.pettingzoo.base import GameEnv, wrapped


class AnyGameEnv(GameEnv):
    def __init__(self, game: str, **given: Any) -> None:
        self.game_name = game
        super().__init__(**given)
        self.given["game"] = game


def env(game: str, **options: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal action ends the game with -1."""
    return wrapped(AnyGameEnv(game, **options))
