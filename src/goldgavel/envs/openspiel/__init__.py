"""Registers `goldgavel_aurum`, `goldgavel_auction` and other packages' games with OpenSpiel (docs/openspiel.md).

import pyspiel
import goldgavel.envs.openspiel

game = pyspiel.load_game("goldgavel_aurum(players=3,edition=gigamic)")
"""

from goldgavel.envs.extras import require_library

require_library("pyspiel")

import pyspiel  # noqa: E402 - after it is known to be there

from goldgavel.envs.openspiel.games import AuctionGame, AurumGame, all_games  # noqa: E402
from goldgavel.envs.openspiel.resampling import Resampler  # noqa: E402
from goldgavel.envs.openspiel.state import SpielState  # noqa: E402

__all__ = ["AuctionGame", "AurumGame", "Resampler", "SpielState"]

for _game in all_games():
    pyspiel.register_game(_game.type, _game)
