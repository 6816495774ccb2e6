"""What C has by itself (`native.pxd` has the same for C): the exponential function, the root and the clocks."""

import math
import time

BILLION = 1e-9


def exp(value: float) -> float:
    return math.exp(value)


def sqrt(value: float) -> float:
    return math.sqrt(value)


def seconds(own: bool) -> float:
    """The time on a clock that only goes on: the wall's, or the processor time of this thread alone."""
    return BILLION * (time.thread_time_ns() if own else time.monotonic_ns())
