"""Memory that a caller gives to be written into (`buffers.pxd` has the same for C)."""

from typing import Any

FLOAT = 4


def floats_of(buffer: Any, size: int) -> "memoryview[float]":
    """The caller's memory as floats, if it has room for so many and can be written."""
    found = memoryview(buffer)
    room = found.format == "f" and found.c_contiguous and not found.readonly
    if not room or found.nbytes < FLOAT * size:
        raise ValueError(f"a writable, contiguous buffer of at least {size} 32-bit floats is needed")
    return found.cast("B").cast("f")
