"""Both games in OpenSpiel: importing this registers `goldgavel_aurum` and `goldgavel_auction` (docs/openspiel.md).

import pyspiel
import goldgavel.envs.openspiel

game = pyspiel.load_game("goldgavel_aurum(players=3,edition=gigamic)")
"""

import pyspiel

from goldgavel.envs.openspiel.games import GAMES, AuctionGame, AurumGame
from goldgavel.envs.openspiel.resampling import Resampler
from goldgavel.envs.openspiel.state import SpielState

__all__ = ["AuctionGame", "AurumGame", "Resampler", "SpielState"]

for _game in GAMES:
    pyspiel.register_game(_game.type, _game)
