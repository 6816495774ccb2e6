"""Arrays of numpy as the rows of a batch use them (`memory.pxd` has them as pointers for C).

Who asks holds the arrays for as long as their memory is used.
"""

from typing import Any


def floats(array: Any) -> "memoryview[float]":
    return memoryview(array.reshape(-1))


def small(array: Any) -> "memoryview[int]":
    """Signed bytes, and truth values."""
    return memoryview(array.reshape(-1))


def ints(array: Any) -> "memoryview[int]":
    """32-bit integers."""
    return memoryview(array.reshape(-1))


def longs(array: Any) -> "memoryview[int]":
    """64-bit integers."""
    return memoryview(array.reshape(-1))


def words(array: Any) -> "memoryview[int]":
    """64-bit integers without a sign."""
    return memoryview(array.reshape(-1))


def objects(tables: list[Any], addresses: Any) -> list[Any]:
    """The tables themselves; in C, where they lie."""
    del addresses
    return tables
