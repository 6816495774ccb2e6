"""A heap of gold cards as one integer: four bits for each rank say how many of that rank are in it.

Cards of one rank are alike, so a count is all there is to know. `gold.pxd` has the same functions for C.
"""


def one(rank: int) -> int:
    """A heap of one card; add it to a heap, or take it from one that `holds` it."""
    return 1 << (4 * rank)


def holds(heap: int, rank: int) -> int:
    """How many cards of that rank are in the heap."""
    return heap >> (4 * rank) & 15


def lowest(heap: int) -> int:
    """The lowest rank in a heap that is not empty."""
    return ((heap & -heap).bit_length() - 1) // 4


def highest(heap: int) -> int:
    """The highest rank in a heap that is not empty."""
    return (heap.bit_length() - 1) // 4


def without(heap: int, rank: int) -> int:
    """The heap without any card of that rank."""
    return heap & ~(15 << (4 * rank))
