"""The layout of an observation: named blocks, one after another."""

from collections.abc import Iterable
from math import prod
from typing import NamedTuple


class Block(NamedTuple):
    """A part of an observation: `observation[block.slice].reshape(block.shape)`."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


Layout = tuple[Block, ...]


def laid_out(parts: Iterable[tuple[str, tuple[int, ...]]]) -> Layout:
    blocks: list[Block] = []
    start = 0
    for name, shape in parts:
        blocks.append(Block(name, start, shape))
        start += blocks[-1].size
    return tuple(blocks)
