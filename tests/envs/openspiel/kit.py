"""Loads and plays OpenSpiel games for tests."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

import goldgavel.envs.openspiel  # noqa: F401 - registers the games
from goldgavel.envs.openspiel.state import SpielState
from tests.kit.games.option_mixes import REDUCED

TINY = "goldgavel_aurum(players=3,metals=3,ranks=2,hand=2,match=round,bid_changes=off)"
"""The smallest game with a real decision: 18,355 states."""


def game_string(name: str, options: dict[str, Any]) -> str:
    return f"goldgavel_{name}({','.join(f'{option}={written(value)}' for option, value in options.items())})"


def written(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "+".join(value) if isinstance(value, tuple) else str(value)


PRESETS = [
    *(
        f"goldgavel_aurum(players={players},edition={edition})"
        for players in (3, 4)
        for edition in ("evrikus", "gigamic")
    ),
    "goldgavel_aurum(players=4,edition=digest)",
    "goldgavel_aurum(players=3,match=points,zero_gold=off)",
    "goldgavel_aurum(players=4,match=round,chance=sampled)",
    *(f"goldgavel_auction(players={players})" for players in (3, 4, 5, 6)),
    *(f"goldgavel_auction(players={players},tokens=stop+ban+exchange)" for players in (3, 4, 5, 6)),
    "goldgavel_auction(sculpture_ties=places,coins=open,tokens=exchange)",
]
"""Every number of players with every preset, and the other options."""
SMALL = [game_string("aurum", mix) for mix in REDUCED]
ALL = PRESETS + SMALL


def walk(game: Any, seed: int, see: Callable[[SpielState], None]) -> SpielState:
    """Play a random game. `see` is called with every state."""
    rng = random.Random(seed)
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        see(state)
        state.apply_action(rng.choice(state.legal_actions()))
    see(state)
    return state


def played(game: Any, moves: int, seed: int = 1) -> SpielState:
    """Return the state after this many player moves, or at the end."""
    rng = random.Random(seed)
    state: SpielState = game.new_initial_state()
    made = 0
    while not state.is_terminal() and (made < moves or state.is_chance_node()):
        made += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def load(text: str) -> Any:
    return pyspiel.load_game(text)
