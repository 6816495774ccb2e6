"""A heap of cards as one integer, with a count of five bits for each form of card.

A form is a kind of card (codes.py), or a replica that joined a group: REPLICA + the group's kind. Cards of one
form are identical, so counts are enough. `card_counts.pxd` has the same functions for C.
"""

FORMS = 11
"""Seven kinds, including waiting replicas, and replicas in four groups (B1, B11)."""


def one(form: int) -> int:
    """Return a heap of one card; add it to a heap, or subtract it from one that `holds` it."""
    return 1 << (5 * form)


def holds(heap: int, form: int) -> int:
    """Return the number of cards of that form in the heap."""
    return heap >> (5 * form) & 31


def lowest(heap: int) -> int:
    """Return the lowest form in a heap; the heap must not be empty."""
    return ((heap & -heap).bit_length() - 1) // 5


def without(heap: int, form: int) -> int:
    """Return the heap without its cards of that form."""
    return heap & ~(31 << (5 * form))
