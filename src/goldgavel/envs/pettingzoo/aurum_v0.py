"""Aurum for PettingZoo.

Options: players=3 or 4, edition, bid_changes, zero_gold, tie_3p, match (docs/engine.md); render_mode and lang.
"""

from typing import Any

from goldgavel.envs.pettingzoo.base import GameEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
    game_name = "aurum"


def env(**options: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal action ends the game with -1."""
    return wrapped(raw_env(**options))
