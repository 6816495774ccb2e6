"""Sets of cards as bits of one integer. `bits.pxd` has the same functions as machine instructions."""

MASK64 = 0xFFFFFFFFFFFFFFFF


def bit(position: int) -> int:
    return 1 << position


def lowest(mask: int) -> int:
    """The position of the lowest bit that is set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The position of the highest bit that is set; the mask must not be empty."""
    return mask.bit_length() - 1


def count(mask: int) -> int:
    return mask.bit_count()


def positions(mask: int) -> list[int]:
    """All positions that are set, lowest first."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
