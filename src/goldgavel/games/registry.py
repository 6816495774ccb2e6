"""Finds games and their parts by name. A game's modules are imported on first use.

The games of this package are listed here, so loading one reads no metadata. Other packages register theirs:

    [project.entry-points."goldgavel.games"]
    highest = "goldgavel_highest:PARTS"

Such an entry point names the `GameParts` of the game. The texts of the game are in the same package, in its folder
`text`.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from goldgavel._plugins import game_entries
from goldgavel.games.parts import GameParts, Part
from goldgavel.kernel.errors import GameError, GoldGavelError, OptionError
from goldgavel.text import game_word

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game

GAMES = ("aurum", "auction")
"""The games of this package. Their names mean the same everywhere: no other package can take them."""
P = TypeVar("P")


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, including those that fail to load. This package's are first."""
    return (*GAMES, *(name for name in game_entries() if name not in GAMES))


@cache
def usable_games() -> tuple[str, ...]:
    """Return the names of the games that can be loaded, so that a broken one does not affect the others."""
    return tuple(name for name in game_names() if _loads(name))


def _loads(name: str) -> bool:
    """True if the game can be made. One of another package is made to find out."""
    try:
        game_class(name)
        if name not in GAMES:
            load(name, {})
    except (GameError, OptionError):
        return False
    return True


def game_class(name: str) -> "type[Game[Any, Any]]":
    found: type[Game[Any, Any]] = _found(name, "game")
    return found


def load(name: str, given: Mapping[str, object]) -> "Game[Any, Any]":
    make: Any = game_class(name)
    try:
        made: Game[Any, Any] = make(given)
    except GoldGavelError:
        raise
    except Exception as problem:
        if name in GAMES:
            raise
        raise _broken(name, f"{make.__module__}:{make.__name__}", problem) from problem
    return made


@lru_cache(maxsize=256)
def shared(name: str, options: bytes) -> "Game[Any, Any]":
    """Return the cached game with these options (as JSON). Games have no state, so all tables can share one."""
    return load(name, msgspec.json.decode(options))


def component(game: str, part: Part[P]) -> P:
    """Return a part of a game. If the game does not have it, the error says what is missing."""
    found: P = _found(game, part.kind)
    return found


def has_component(game: str, part: Part[Any]) -> bool:
    """True if there is such a game and it has this part, which is not imported."""
    try:
        return bool(getattr(_parts_of(game), part.kind))
    except (GameError, OptionError):
        return False


@cache
def _found(game: str, kind: str) -> Any:
    place: str = getattr(_parts_of(game), kind)
    if not place:
        raise GameError("game-without-part", game=game_word(game), part=kind)
    module, _, name = place.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except Exception as problem:
        if game in GAMES:
            raise
        raise _broken(game, place, problem) from problem


@cache
def _parts_of(game: str) -> GameParts:
    if game in GAMES:
        ours: GameParts = import_module(f"goldgavel.games.{game}.parts").PARTS
        return ours
    entry = game_entries().get(game)
    if entry is None:
        raise OptionError("game-unknown", game=str(game)[:40], allowed=", ".join(game_names()))
    try:
        parts = entry.load()
    except Exception as problem:
        raise _broken(game, entry.value, problem) from problem
    if not isinstance(parts, GameParts):
        raise GameError("game-no-parts", game=game_word(game), source=entry.value)
    return parts


def _broken(game: str, source: str, problem: Exception) -> GameError:
    reason = f"{type(problem).__name__}: {problem}"
    return GameError("game-broken", game=game_word(game), source=source, reason=reason)
