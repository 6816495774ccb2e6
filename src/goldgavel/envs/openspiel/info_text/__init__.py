"""Information states and observations as text, for OpenSpiel.

Moves are written as in docs/record.md, so the strings can be read with the rules.
"""

from typing import Any

from goldgavel.envs.openspiel.info_text.auction import AuctionInfoText
from goldgavel.envs.openspiel.info_text.aurum import AurumInfoText
from goldgavel.envs.openspiel.info_text.base import InfoText

__all__ = ["InfoText", "info_text_for"]

INFO_TEXTS: dict[str, type[InfoText]] = {"aurum": AurumInfoText, "auction": AuctionInfoText}


def info_text_for(game: Any) -> InfoText:
    return INFO_TEXTS[game.name](game)
