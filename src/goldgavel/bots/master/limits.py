"""How long a master may think about one move."""

from typing import NamedTuple

USUAL_MILLISECONDS = 500.0


class SearchLimits(NamedTuple):
    """Iterations if there are any, else milliseconds."""

    milliseconds: float = USUAL_MILLISECONDS
    iterations: int = 0
    cpu_clock: bool = False
    """Whether only the thread's own processor time counts: for fair matches on a busy machine."""
