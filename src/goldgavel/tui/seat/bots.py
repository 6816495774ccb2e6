"""Bots of a local game. As on a server, a new bot is created for every decision."""

import hashlib
from typing import TYPE_CHECKING

from goldgavel.bots.driver import SeatedBot, bot_seed
from goldgavel.bots.driver import ask as ask_bot
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.bits import MASK64

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState

ADVISER = "adept"
"""The bot that gives hints. It answers immediately and plays well."""


def choose_move(state: "GameState", bot: str, seat: int, seed: int, version: int) -> str:
    """Return the bot's move. Its randomness depends on seed and version, so a resumed game continues the same."""
    maker = find_bot(bot)
    made = maker(state.game, seat, decision_seed(seed, seat, version))
    move: str = state.game.texts[ask_bot(state, SeatedBot(bot, seat, made))]
    return move


def decision_seed(seed: int, seat: int, version: int) -> int:
    """Return the seed of one decision. It is a hash, so a bot cannot derive the game's seed from it."""
    key = bot_seed(seed, seat).to_bytes(8, "little") + (version & MASK64).to_bytes(8, "little")
    return int.from_bytes(hashlib.blake2b(key, digest_size=8, person=b"goldgavel.move").digest(), "little")
