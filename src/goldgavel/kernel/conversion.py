"""From what Python callers give to what the rules take, and back (`convert.pxd` has the same for C)."""

from operator import index
from typing import SupportsIndex

from goldgavel.kernel.movelist import MoveList


def as_list(moves: MoveList, numbers: tuple[int, ...]) -> list[int]:
    """The listed actions; `numbers` has every small number ready, so that C need not make them."""
    del numbers
    return moves.at[: moves.size]


def as_number(value: SupportsIndex) -> int:
    """An action or a seat from a caller: any integer type; what none could be becomes -1."""
    number = index(value)
    return number if 0 <= number < 1 << 31 else -1
