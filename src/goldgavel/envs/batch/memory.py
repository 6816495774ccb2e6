"""Memory of numpy arrays for the rows of a batch (`memory.pxd` returns C pointers).

The caller must keep the arrays alive while their memory is used.
"""

from typing import Any


def floats(array: Any) -> "memoryview[float]":
    return memoryview(array.reshape(-1))


def small(array: Any) -> "memoryview[int]":
    """Signed bytes and booleans."""
    return memoryview(array.reshape(-1))


def ints(array: Any) -> "memoryview[int]":
    """32-bit integers."""
    return memoryview(array.reshape(-1))


def longs(array: Any) -> "memoryview[int]":
    """64-bit integers."""
    return memoryview(array.reshape(-1))


def words(array: Any) -> "memoryview[int]":
    """Unsigned 64-bit integers."""
    return memoryview(array.reshape(-1))


def objects(tables: list[Any], addresses: Any) -> list[Any]:
    """The tables; in C their addresses."""
    del addresses
    return tables
