"""The games, options and bots that the server offers, and the schema of the live socket."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

import msgspec
from litestar import get

from goldgavel import games
from goldgavel.bots.default_bot import DEFAULT_BOT
from goldgavel.bots.protocol import plays
from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.kernel.errors import BotError, OptionError
from goldgavel.kernel.options import Kind, Option, OptionValue
from goldgavel.kernel.pace import PACES, Pace
from goldgavel.kernel.table_settings import CLOCKS, Clock
from goldgavel.kernel.views import Data, plain
from goldgavel.protocol import schema
from goldgavel.server.http.dependencies import TheRegistry
from goldgavel.server.http.descriptions import error_responses


class OptionInfo(Data, frozen=True):
    name: str
    kind: Kind
    allowed: tuple[OptionValue, ...]
    """For a subset: the values of which any number may be chosen."""
    default: OptionValue
    players: tuple[int, ...]
    """The numbers of players with which it has an effect."""


class Preset(Data, frozen=True):
    """All options as they follow from a few given ones."""

    given: dict[str, OptionValue]
    """The number of players and, if the game has editions, the edition."""
    options: dict[str, OptionValue]
    """The resulting value of every option."""
    sides: tuple[tuple[int, ...], ...]
    """The seats that win and lose together."""


class GameInfo(Data, frozen=True):
    name: str
    players: tuple[int, ...]
    """The possible numbers of players."""
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    """All valid combinations, the default first. An edition that is missing for a number of players does not allow
    that number."""


LAST = 1000
"""Bots without a level are listed last."""


class BotInfo(Data, frozen=True):
    name: str
    level: int | None
    """Its strength relative to the other bots; null if unknown."""
    games: tuple[str, ...]
    """The games that it plays."""


class PaceInfo(Data, frozen=True):
    name: str
    pace: Pace


class GamesOffer(Data, frozen=True):
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    """The weakest first."""
    bot: str
    """The default bot, where it plays the game."""
    paces: tuple[PaceInfo, ...]
    clocks: tuple[Clock, ...] = ()
    """Common time controls. Any other is allowed as well."""
    site: str = ""
    """The address at which other people reach this server, if the operator has set one."""


@get("/games", responses=error_responses(), summary="Games, their options, and bots")
async def list_games(registry: TheRegistry) -> GamesOffer:
    return msgspec.structs.replace(offer(), site=registry.context.settings.public_url)


@get("/protocol.json", responses=error_responses(), summary="The live socket's messages, as a JSON Schema")
async def show_protocol() -> dict[str, Any]:
    return schema.schema(games.usable_games())


@cache
def offer() -> GamesOffer:
    return GamesOffer(
        games=tuple(map(game_info, games.usable_games())),
        bots=tuple(sorted(map(bot_info, playable_bots()), key=lambda bot: bot.level or LAST)),
        bot=DEFAULT_BOT,
        paces=tuple(PaceInfo(name=name, pace=pace) for name, pace in PACES.items()),
        clocks=CLOCKS,
    )


def game_info(name: str) -> GameInfo:
    options = games.game_class(name).option_list
    defaults = plain(games.load(name, {}).options)
    players = next(option.allowed for option in options if option.name == "players")
    return GameInfo(
        name=name,
        players=players,
        options=tuple(
            OptionInfo(
                name=option.name,
                kind=option.kind,
                allowed=option.offered,
                default=defaults[option.name],
                players=option.for_players or players,
            )
            for option in options
            if option.offered
        ),
        presets=tuple(sorted(presets_of(name, options), key=lambda preset: distance(preset, defaults))),
    )


def presets_of(name: str, options: tuple[Option, ...]) -> Iterator[Preset]:
    """Each number of players with each value of the options that preset others, if the game allows it."""
    deciding = [option for option in options if option.name == "players" or option.presets]
    for values in product(*(option.allowed for option in deciding)):
        given = {option.name: value for option, value in zip(deciding, values, strict=True)}
        with suppress(OptionError):
            game = games.load(name, given)
            yield Preset(given=given, options=plain(game.options), sides=game.sides)


def distance(preset: Preset, defaults: dict[str, Any]) -> int:
    """How many of the given options differ from the default."""
    return sum(defaults[name] != value for name, value in preset.given.items())


def playable_bots() -> Iterator[str]:
    """The names of bots that can be loaded. Broken ones are left out."""
    for name in bot_names():
        with suppress(BotError):
            find_bot(name)
            yield name


def bot_info(name: str) -> BotInfo:
    maker = find_bot(name)
    level = getattr(maker, "level", None)
    return BotInfo(
        name=name,
        level=level if isinstance(level, int) else None,
        games=tuple(game for game in games.usable_games() if plays(maker, game)),
    )


HANDLERS = [list_games, show_protocol]
