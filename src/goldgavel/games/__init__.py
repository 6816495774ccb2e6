"""The registry of games by name. A game's module is imported on first use."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel.kernel.errors import OptionError

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game

GAMES = {"aurum": "Aurum", "auction": "Auction"}


def game_class(name: str) -> "type[Game[Any, Any]]":
    if name not in GAMES:
        raise OptionError("game-unknown", game=str(name)[:40], allowed=", ".join(GAMES))
    module = import_module(f"goldgavel.games.{name}.game")
    found: type[Game[Any, Any]] = getattr(module, GAMES[name])
    return found


@lru_cache(maxsize=256)
def shared(name: str, options: bytes) -> "Game[Any, Any]":
    """Return the cached game with these options (as JSON). Games have no state, so all tables can share one."""
    return load(name, msgspec.json.decode(options))


def load(name: str, given: Mapping[str, object]) -> "Game[Any, Any]":
    make: Any = game_class(name)
    made: Game[Any, Any] = make(given)
    return made
