"""Checks buffers that a caller passes in (`buffers.pxd` has the C versions)."""

from typing import Any

FLOAT = 4


def floats_of(buffer: Any, size: int) -> "memoryview[float]":
    """Return the buffer as floats, if it is writable and has at least `size` of them."""
    found = memoryview(buffer)
    if not _fits(found, "f", FLOAT * size):
        raise ValueError(f"a writable, contiguous buffer of at least {size} 32-bit floats is needed")
    return found.cast("B").cast("f")


def bytes_of(buffer: Any, size: int) -> "memoryview[int]":
    """Return the buffer as signed bytes."""
    found = memoryview(buffer)
    if not _fits(found, "b", size):
        raise ValueError(f"a writable, contiguous buffer of at least {size} signed bytes is needed")
    return found.cast("B").cast("b")


def _fits(found: "memoryview[Any]", kind: str, room: int) -> bool:
    return found.format == kind and found.c_contiguous and not found.readonly and found.nbytes >= room
