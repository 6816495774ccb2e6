"""The games and options that the contract tests use."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from tests.kit.games.option_mixes import REDUCED, all_spread, mix_id, random_step
from tests.kit.games.sample_sizes import mix_count

MIXES = all_spread(mix_count(24, 128)) + [("aurum", mix) for mix in REDUCED]
every_mix = pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
every_game = pytest.mark.parametrize("name", list(GAMES))


def load(name: str, mix: dict[str, Any]) -> Game[Any, Any]:
    return gg.load(name, **mix)


def somewhere(game: Game[Any, Any], seed: int, steps: int) -> Any:
    """Return a state in the middle of a game."""
    state = game.new_game(seed)
    stream = Stream(seed, 5)
    for _ in range(steps):
        if not state.is_terminal():
            random_step(state, stream)
    return state
