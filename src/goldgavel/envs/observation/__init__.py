"""Encodes what a seat may know as a row of floats. All environments share this layout (docs/envs.md).

observation = numpy.zeros(size(game), dtype="float32")
write(state, seat, observation)
for block in describe(game): print(block.name, observation[block.slice].reshape(block.shape))
"""

from collections.abc import Callable
from typing import Any

from goldgavel.envs.observation.encoder import OBSERVATION
from goldgavel.envs.observation.layout import Block, Layout
from goldgavel.games.registry import component, has_component, usable_games

__all__ = [
    "Block",
    "Layout",
    "actions",
    "describe",
    "mask_writer",
    "observed_games",
    "size",
    "write",
    "write_mask",
    "writer",
]


def observed_games() -> list[str]:
    """Return the names of the games that have an observation."""
    return [name for name in usable_games() if has_component(name, OBSERVATION)]


def describe(game: Any) -> Layout:
    """Return the named blocks of an observation of this game, in order."""
    return component(game.name, OBSERVATION).describe(game)


def size(game: Any) -> int:
    """Return the number of floats of an observation."""
    return component(game.name, OBSERVATION).size(game)


def actions(game: Any) -> int:
    """Return the size of a mask: the engine's actions up to the last that these options can make legal."""
    return component(game.name, OBSERVATION).actions(game)


def writer(game: Any) -> Callable[[Any, int, Any], None]:
    """Return `write` for the states of this game, without the lookup per call."""
    return component(game.name, OBSERVATION).write


def write(state: Any, seat: int, buffer: Any) -> None:
    """Write everything that the seat may know now into a buffer of `size` 32-bit floats."""
    writer(state.game)(state, seat, buffer)


def mask_writer(game: Any) -> Callable[[Any, int, Any], None]:
    """Return `write_mask` for the states of this game, without the lookup per call."""
    return component(game.name, OBSERVATION).write_mask


def write_mask(state: Any, seat: int, buffer: Any) -> None:
    """Write a 1 for each legal action of the seat into a buffer of `actions` signed bytes."""
    mask_writer(state.game)(state, seat, buffer)
