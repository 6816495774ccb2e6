"""Converts between the engine's options and the parameters of an OpenSpiel game.

OpenSpiel infers the type of a parameter from its default. So a switch is `on` or `off`, a set is joined by `+`
(game strings use the comma), and an option that the edition decides is `preset` until it is given.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from goldgavel.games import game_class, load
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.game import Game
from goldgavel.kernel.options import Option
from goldgavel.kernel.views import plain, to_json

PRESET = "preset"
AS_IN_RULEBOOK = 0
"""The value of a size that is left to the rulebook."""
CHANCE = "chance"
AUTO, SAMPLED, EXPLICIT = "auto", "sampled", "explicit"
CHANCES = (AUTO, SAMPLED, EXPLICIT)


@lru_cache(maxsize=8)
def specification(name: str) -> dict[str, Any]:
    """Return every parameter with its default."""
    options = game_class(name).option_list
    defaults = plain(load(name, {}).options)
    by_edition = any(option.presets for option in options)
    found = {option.name: _default(option, defaults.get(option.name), by_edition) for option in options}
    return found | {CHANCE: AUTO}


def _default(option: Option, default: Any, by_edition: bool) -> Any:
    if option.kind == "count":
        return AS_IN_RULEBOOK if default is None else default
    if by_edition and not option.presets:
        return PRESET
    return "+".join(default) or "none" if option.kind == "subset" else default


def given(name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Return only the parameters that differ from their defaults, so that equal games have equal strings."""
    defaults = specification(name)
    return {key: value for key, value in parameters.items() if value != defaults.get(key)}


def engine_game(name: str, parameters: Mapping[str, Any]) -> Game[Any, Any]:
    """Return the engine's game with these options; raises `OptionError` if one is invalid."""
    chosen = {key: value for key, value in given(name, parameters).items() if key != CHANCE}
    options = {key: value.replace("+", ",") if isinstance(value, str) else value for key, value in chosen.items()}
    return shared_game(name, to_json(plain(load(name, options).options)))


def chance_mode(parameters: Mapping[str, Any]) -> str:
    mode: str = parameters.get(CHANCE, AUTO)
    if mode not in CHANCES:
        raise OptionError("option-value", option=CHANCE, value=mode[:40], allowed=", ".join(CHANCES))
    return mode


@lru_cache(maxsize=64)
def shared_game(name: str, options: str) -> Game[Any, Any]:
    """Return the engine's game for these options, shared by all equal games."""
    from msgspec import json

    return load(name, json.decode(options))
