"""The games as PettingZoo AEC environments.

    from goldgavel.envs.pettingzoo import any_game, aurum_v0
    env = aurum_v0.env(players=3, render_mode="human")
    env = any_game.env("highest", players=3)  # a game of another package

Newer versions of PettingZoo also have a registry: `make("aec", "goldgavel/aurum_v0", players=3)`.
"""

from goldgavel.envs.extras import require_library

require_library("pettingzoo")

import pettingzoo  # noqa: E402 - after it is known to be there

NAMES = ("aurum_v0", "auction_v0")

if hasattr(pettingzoo, "register"):
    for _name in NAMES:
        pettingzoo.register("aec", f"goldgavel/{_name}", entry_point=f"{__name__}.{_name}:env")
