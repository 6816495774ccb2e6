"""What can be played, and how the live socket speaks."""

from functools import cache
from typing import Any

from litestar import get

from goldgavel import games
from goldgavel.bots.registry import bot_names
from goldgavel.kernel.options import Kind
from goldgavel.kernel.views import Data, plain
from goldgavel.server.http.documented import refusals
from goldgavel.server.live import messages


class OptionInfo(Data, frozen=True):
    name: str
    kind: Kind
    allowed: tuple[Any, ...]
    """For a subset: the words of which any may be chosen."""
    default: Any


class GameInfo(Data, frozen=True):
    name: str
    players: tuple[int, ...]
    """How many can play."""
    options: tuple[OptionInfo, ...]


class Offer(Data, frozen=True):
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]


@get("/games", responses=refusals(), summary="Games, their options, and bots")
async def list_games() -> Offer:
    return offer()


@get("/protocol.json", responses=refusals(), summary="The live socket's messages, as a JSON Schema")
async def show_protocol() -> dict[str, Any]:
    return messages.schema()


@cache
def offer() -> Offer:
    return Offer(games=tuple(map(game_info, games.GAMES)), bots=tuple(bot_names()))


def game_info(name: str) -> GameInfo:
    usual = plain(games.load(name, {}).options)
    options = games.game_class(name).option_list
    return GameInfo(
        name=name,
        players=next(option.allowed for option in options if option.name == "players"),
        options=tuple(
            OptionInfo(name=option.name, kind=option.kind, allowed=option.allowed, default=usual[option.name])
            for option in options
        ),
    )


HANDLERS = [list_games, show_protocol]
