"""Converts values between Python callers and the rules (`conversion.pxd` has the same functions for C)."""

from operator import index
from typing import SupportsIndex

from goldgavel.kernel.movelist import MoveList


def as_list(moves: MoveList, numbers: tuple[int, ...]) -> list[int]:
    """Return the listed actions. Compiled code takes the integers from `numbers` instead of creating them."""
    del numbers
    return moves.at[: moves.size]


def as_number(value: SupportsIndex) -> int:
    """Convert an action or a seat of any integer type; a value out of range becomes -1."""
    number = index(value)
    return number if 0 <= number < 1 << 31 else -1
