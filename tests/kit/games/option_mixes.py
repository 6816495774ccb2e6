"""All combinations of options of every game, and random play with them."""

from collections.abc import Callable, Iterator
from itertools import chain, combinations, product
from typing import Any

import goldgavel as gg
from goldgavel.games import GAMES, game_class
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.options import Option
from goldgavel.kernel.streams import Stream


def option_mixes(name: str) -> list[dict[str, Any]]:
    """Return all combinations that are offered to players and that the game accepts."""
    options = [option for option in game_class(name).option_list if option.offered]
    mixes = [
        dict(zip([option.name for option in options], values, strict=True))
        for values in product(*map(_values, options))
    ]
    return [mix for mix in mixes if _taken(name, mix)]


def _values(option: Option) -> list[Any]:
    if option.kind != "subset":
        return list(option.offered)
    sizes = range(len(option.allowed) + 1)
    return list(chain.from_iterable(combinations(option.allowed, size) for size in sizes))


def _taken(name: str, mix: dict[str, Any]) -> bool:
    try:
        gg.load(name, **mix)
    except OptionError:
        return False
    return True


REDUCED: list[dict[str, Any]] = [
    {"players": 3, "metals": 3, "ranks": 2, "hand": 2, "match": "round"},
    {"players": 3, "metals": 3, "ranks": 3, "hand": 3, "match": "round", "tie_3p": "gold"},
    {"players": 3, "metals": 5, "ranks": 2, "hand": 3, "zero_gold": False},
    {"players": 3, "metals": 2, "ranks": 6, "hand": 4, "match": "points"},
    {"players": 3, "ranks": 5, "hand": 5, "match": "best-of-3"},
    {"players": 4, "metals": 4, "ranks": 3, "hand": 3, "match": "round"},
    {"players": 4, "metals": 3, "ranks": 4, "hand": 2, "bid_changes": False, "match": "round"},
    {"players": 4, "hand": 6},
]
"""Aurum with reduced boxes for research: small ones, unusual ones, and one with many cards set aside."""


def spread(name: str, size: int) -> list[dict[str, Any]]:
    """Return this many combinations in a shuffled order. After the last one it starts again."""
    mixes = option_mixes(name)
    stream = Stream(2024)
    for place in range(len(mixes) - 1, 0, -1):
        other = stream.below(place + 1)
        mixes[place], mixes[other] = mixes[other], mixes[place]
    return [mixes[number % len(mixes)] for number in range(size)]


def all_spread(size: int) -> list[tuple[str, dict[str, Any]]]:
    return [(name, mix) for name in GAMES for mix in spread(name, size)]


def mix_id(value: object) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


def random_step(state: Any, stream: Stream) -> None:
    """Make a random move for a random seat that may move."""
    seats = state.to_move()
    seat = seats[stream.below(len(seats))]
    actions = state.legal_actions(seat)
    state.apply_action(actions[stream.below(len(actions))], seat)


def random_game(game: Any, seed: int, see: Callable[[Any], None] | None = None) -> Any:
    """Play a random game to its end. `see` is called with every state, including the last."""
    state = game.new_game(seed)
    stream = Stream(seed, 77)
    while not state.is_terminal():
        if see:
            see(state)
        random_step(state, stream)
    if see:
        see(state)
    return state


def dealt_by_hand(game: Any, seed: int, see: Callable[[Any], None]) -> Any:
    """Play a random game with explicit deals, so that `see` is also called between rounds."""
    state = game.start()
    state.seed = seed
    stream = Stream(seed, 77)
    while not state.is_terminal():
        see(state)
        if state.needs_deal():
            state.deal_from_seed()
        else:
            random_step(state, stream)
    see(state)
    return state


def readers(state: Any) -> Iterator[int | None]:
    yield None
    yield from range(state.game.players)
