"""A heap of gold cards as one integer, with a count of four bits for each rank.

Cards of one rank are identical, so counts are enough. `gold.pxd` has the same functions for C.
"""


def one(rank: int) -> int:
    """Return a heap of one card; add it to a heap, or subtract it from one that `holds` it."""
    return 1 << (4 * rank)


def holds(heap: int, rank: int) -> int:
    """Return the number of cards of that rank in the heap."""
    return heap >> (4 * rank) & 15


def lowest(heap: int) -> int:
    """Return the lowest rank in a heap; the heap must not be empty."""
    return ((heap & -heap).bit_length() - 1) // 4


def highest(heap: int) -> int:
    """Return the highest rank in a heap; the heap must not be empty."""
    return (heap.bit_length() - 1) // 4


def without(heap: int, rank: int) -> int:
    """Return the heap without its cards of that rank."""
    return heap & ~(15 << (4 * rank))
