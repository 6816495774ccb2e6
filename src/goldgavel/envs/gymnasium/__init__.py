"""Registers both games with Gymnasium: one seat against bots.

import gymnasium
import goldgavel.envs.gymnasium
env = gymnasium.make("goldgavel/Aurum-v0", players=4, opponents="adept")
"""

from goldgavel.envs.extras import require_library

require_library("gymnasium")

import gymnasium  # noqa: E402 - after it is known to be there

NAMES = {"goldgavel/Aurum-v0": "aurum", "goldgavel/Auction-v0": "auction"}

for _id, _game in NAMES.items():
    gymnasium.register(
        _id,
        entry_point=f"{__name__}.seat:SeatEnv",
        kwargs={"game": _game},
    )
