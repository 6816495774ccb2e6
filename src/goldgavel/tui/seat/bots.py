"""Bots at a game of one's own. As at a server's table, each is made anew for every decision."""

import hashlib
from typing import TYPE_CHECKING

from goldgavel.bots.driver import SeatedBot, bot_seed
from goldgavel.bots.driver import ask as ask_bot
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.bits import MASK64

if TYPE_CHECKING:
    from goldgavel.kernel.game import State

ADVISER = "adept"
"""The bot that gives hints: it answers at once, and plays well."""


def think(state: "State", bot: str, seat: int, seed: int, version: int) -> str:
    """The bot's move. Seed and version decide its chance, so a game that is resumed goes on the same."""
    maker = find_bot(bot)
    made = maker(state.game, seat, decision_seed(seed, seat, version))
    move: str = state.game.texts[ask_bot(state, SeatedBot(bot, seat, made))]
    return move


def decision_seed(seed: int, seat: int, version: int) -> int:
    """Chance for one decision; a hash, so that a bot cannot find out the game's seed from its own."""
    key = bot_seed(seed, seat).to_bytes(8, "little") + (version & MASK64).to_bytes(8, "little")
    return int.from_bytes(hashlib.blake2b(key, digest_size=8, person=b"goldgavel.move").digest(), "little")
