"""Sets of cards as bits of one integer. `bits.pxd` maps the same functions to machine instructions."""

from collections.abc import Iterable
from functools import lru_cache

MASK64 = 0xFFFFFFFFFFFFFFFF


def bit(position: int) -> int:
    return 1 << position


def lowest(mask: int) -> int:
    """Return the position of the lowest set bit; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the position of the highest set bit; the mask must not be empty."""
    return mask.bit_length() - 1


def count(mask: int) -> int:
    return mask.bit_count()


def positions(mask: int) -> list[int]:
    """Return the positions of all set bits, lowest first."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


@lru_cache(maxsize=4096)
def places(mask: int) -> tuple[int, ...]:
    """Return the positions of all set bits of a small set, such as seats or rounds."""
    return tuple(positions(mask))


def union(members: Iterable[int]) -> int:
    """Return the set of these positions."""
    return sum(1 << position for position in members)
