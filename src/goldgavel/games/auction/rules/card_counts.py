"""A player's cards as one integer: five bits for each form of card say how many of it there are.

A form is a kind of card (codes.py), or a replica that joined a group: REPLICA + the group's kind. Cards of one
form are alike, so a count is all there is to know. `heaps.pxd` has the same functions for C.
"""

FORMS = 11
"""Seven kinds, a replica that waits among them, and replicas in four groups (B1, B11)."""


def one(form: int) -> int:
    """A heap of one card; add it to a heap, or take it from one that `holds` it."""
    return 1 << (5 * form)


def holds(heap: int, form: int) -> int:
    """How many cards of that form are in the heap."""
    return heap >> (5 * form) & 31


def lowest(heap: int) -> int:
    """The lowest form in a heap that is not empty."""
    return ((heap & -heap).bit_length() - 1) // 5


def without(heap: int, form: int) -> int:
    """The heap without any card of that form."""
    return heap & ~(31 << (5 * form))
