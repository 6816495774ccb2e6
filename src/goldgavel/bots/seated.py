"""A bot in its seat: makes the bot for a game, and asks it for moves."""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from goldgavel.bots.protocol import Bot, BotMaker, plays
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told
from goldgavel.text import game_word


class SeatedBot(NamedTuple):
    """A bot from the first decision of its seat to the last one of the game."""

    name: str
    game: Game[Any, Any]
    seat: int
    seed: int
    """The bot's own seed."""
    bot: Bot

    def choose(self, view: Any, history: Sequence[Told], budget: float | None = None) -> str:
        """Return the text that the bot answers. The caller checks that the move is legal."""
        try:
            answer: object = self.bot.choose(view, history, budget)
        except Exception as problem:
            problem.add_note(crash_note(self.name, self.game, self.seat, self.seed))
            raise
        if not isinstance(answer, str):
            raise self.error("bot-no-text", found=type(answer).__name__)
        return answer

    def error(self, code: str, **params: Any) -> BotError:
        """Return an error about the bot's answer. Its seed is the bot's, unless the caller gives the game's."""
        known = {"bot": self.name, "game": game_word(self.game.name), "seat": self.seat + 1}
        return BotError(code, **known | {"seed": str(self.seed)} | params)


def seat_bot(
    game: Game[Any, Any], bot: str | BotMaker, seat: int, seed: int, *, name: str | None = None
) -> SeatedBot:
    """Make a bot for a seat of a game. `BotError` says so if it does not play that game."""
    maker = find_bot(bot) if isinstance(bot, str) else bot
    name = name or bot_name(bot)
    require_game(name, maker, game.name)
    try:
        made = maker(game, seat, seed)
    except Exception as problem:
        problem.add_note(crash_note(name, game, seat, seed))
        raise
    return SeatedBot(name, game, seat, seed, made)


def bot_name(bot: str | BotMaker) -> str:
    """Return the name of a bot that is given by name or by its maker."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", repr(bot)))


def require_game(name: str, maker: BotMaker, game: str) -> None:
    """Raise `BotError` if bots of this maker do not play the game."""
    if not plays(maker, game):
        raise BotError("bot-other-game", bot=name, game=game_word(game))


def crash_note(name: str, game: Game[Any, Any], seat: int, seed: int) -> str:
    """Say which bot failed, for the traceback. Seats are numbered from 0, as in calls and records."""
    return f"This was the bot {name} in seat {seat} of {game!r}. Its own seed is {seed}."


def bot_seed(seed: int, seat: int) -> int:
    """Derive the seat's seed by hashing the game's seed.

    The hash cannot be inverted. With an invertible derivation a bot could compute the game's seed, and so the
    deal.
    """
    key = (seed & MASK64).to_bytes(8, "little") + seat.to_bytes(1, "little")
    return int.from_bytes(hashlib.blake2b(key, digest_size=8, person=b"goldgavel.bot").digest(), "little")
