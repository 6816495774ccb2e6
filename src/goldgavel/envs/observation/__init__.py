"""What a seat may know, as a row of floats: one layout for every door (docs/envs.md).

observation = numpy.zeros(size(game), dtype="float32")
write(state, seat, observation)
for block in describe(game): print(block.name, observation[block.slice].reshape(block.shape))
"""

from collections.abc import Callable
from typing import Any

from goldgavel.envs.observation import auction, aurum
from goldgavel.envs.observation.layout import Block, Layout

__all__ = ["Block", "Layout", "actions", "describe", "mask_writer", "size", "write", "write_mask", "writer"]

GAMES: dict[str, Any] = {"aurum": aurum, "auction": auction}


def describe(game: Any) -> Layout:
    """The named blocks of an observation of this game, with its options, in their order."""
    blocks: Layout = GAMES[game.name].describe(game)
    return blocks


def size(game: Any) -> int:
    """How many floats an observation has."""
    floats: int = GAMES[game.name].size(game)
    return floats


def actions(game: Any) -> int:
    """How many actions a mask has: the engine's, up to the last that can ever be legal with these options."""
    found: int = GAMES[game.name].actions(game)
    return found


def writer(game: Any) -> Callable[[Any, int, Any], None]:
    """`write` for the states of this game, without a detour."""
    found: Callable[[Any, int, Any], None] = GAMES[game.name].write
    return found


def write(state: Any, seat: int, buffer: Any) -> None:
    """Write all that the seat may know now into a buffer of `size` 32-bit floats."""
    writer(state.game)(state, seat, buffer)


def mask_writer(game: Any) -> Callable[[Any, int, Any], None]:
    """`write_mask` for the states of this game, without a detour."""
    found: Callable[[Any, int, Any], None] = GAMES[game.name].write_mask
    return found


def write_mask(state: Any, seat: int, buffer: Any) -> None:
    """Write a 1 for each action that is legal for the seat now into a buffer of `actions` signed bytes."""
    mask_writer(state.game)(state, seat, buffer)
