"""Registers the games with Gymnasium: one seat against bots.

import gymnasium
import goldgavel.envs.gymnasium
env = gymnasium.make("goldgavel/Aurum-v0", players=4, opponents="adept")
"""

from goldgavel.envs.extras import require_library

require_library("gymnasium")

import gymnasium  # noqa: E402 - after it is known to be there

from goldgavel.envs.observation import observed_games  # noqa: E402

NAMES = {f"goldgavel/{name.capitalize()}-v0": name for name in observed_games()}

for _id, _game in NAMES.items():
    gymnasium.register(
        _id,
        entry_point=f"{__name__}.seat:SeatEnv",
        kwargs={"game": _game},
    )
