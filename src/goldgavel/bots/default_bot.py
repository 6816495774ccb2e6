"""The bot that plays where nobody has chosen one: in free seats, for absent players and as the usual opponent."""

from functools import cache

from goldgavel.bots.protocol import plays
from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.kernel.errors import BotError

DEFAULT_BOT = "adept"
"""A good opponent for most players, in the games that it plays."""


@cache
def default_bot(game: str) -> str:
    """Return the usual bot; for a game that it does not play, the bot of the highest level that does."""
    playing = [name for name in bot_names() if _plays(name, game)]
    return DEFAULT_BOT if DEFAULT_BOT in playing else max(playing, key=_level)


def _plays(name: str, game: str) -> bool:
    """True if the bot can be loaded and plays the game."""
    try:
        return plays(find_bot(name), game)
    except BotError:
        return False


def _level(name: str) -> int:
    level = getattr(find_bot(name), "level", None)
    return level if isinstance(level, int) else 0
