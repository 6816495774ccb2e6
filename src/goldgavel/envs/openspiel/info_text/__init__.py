"""What a seat was told, as text: everything since the game began, or what it can see now.

Moves are written as in docs/record.md, so a string can be read beside the rules.
"""

from typing import Any

from goldgavel.envs.openspiel.info_text.auction import AuctionTeller
from goldgavel.envs.openspiel.info_text.aurum import AurumTeller
from goldgavel.envs.openspiel.info_text.teller import Teller

__all__ = ["Teller", "teller_for"]

TELLERS: dict[str, type[Teller]] = {"aurum": AurumTeller, "auction": AuctionTeller}


def teller_for(game: Any) -> Teller:
    return TELLERS[game.name](game)
