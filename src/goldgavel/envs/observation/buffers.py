"""Memory that a caller gives to be written into (`buffers.pxd` has the same for C)."""

from typing import Any

FLOAT = 4


def floats_of(buffer: Any, size: int) -> "memoryview[float]":
    """The caller's memory as floats, if it has room for so many and can be written."""
    found = memoryview(buffer)
    if not _fits(found, "f", FLOAT * size):
        raise ValueError(f"a writable, contiguous buffer of at least {size} 32-bit floats is needed")
    return found.cast("B").cast("f")


def bytes_of(buffer: Any, size: int) -> "memoryview[int]":
    """The caller's memory as signed bytes."""
    found = memoryview(buffer)
    if not _fits(found, "b", size):
        raise ValueError(f"a writable, contiguous buffer of at least {size} signed bytes is needed")
    return found.cast("B").cast("b")


def _fits(found: "memoryview[Any]", kind: str, room: int) -> bool:
    return found.format == kind and found.c_contiguous and not found.readonly and found.nbytes >= room
