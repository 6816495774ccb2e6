"""Encodes what a seat may know as a row of floats. All environments share this layout (docs/envs.md).

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
    """Return the named blocks of an observation of this game, in order."""
    blocks: Layout = GAMES[game.name].describe(game)
    return blocks


def size(game: Any) -> int:
    """Return the number of floats of an observation."""
    floats: int = GAMES[game.name].size(game)
    return floats


def actions(game: Any) -> int:
    """Return the size of a mask: the engine's actions up to the last that these options can make legal."""
    found: int = GAMES[game.name].actions(game)
    return found


def writer(game: Any) -> Callable[[Any, int, Any], None]:
    """Return `write` for the states of this game, without the lookup per call."""
    found: Callable[[Any, int, Any], None] = GAMES[game.name].write
    return found


def write(state: Any, seat: int, buffer: Any) -> None:
    """Write everything that the seat may know now into a buffer of `size` 32-bit floats."""
    writer(state.game)(state, seat, buffer)


def mask_writer(game: Any) -> Callable[[Any, int, Any], None]:
    """Return `write_mask` for the states of this game, without the lookup per call."""
    found: Callable[[Any, int, Any], None] = GAMES[game.name].write_mask
    return found


def write_mask(state: Any, seat: int, buffer: Any) -> None:
    """Write a 1 for each legal action of the seat into a buffer of `actions` signed bytes."""
    mask_writer(state.game)(state, seat, buffer)
