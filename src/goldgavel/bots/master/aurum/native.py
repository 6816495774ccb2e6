"""Functions of the C library: exponential, square root and clocks (`native.pxd` has the C versions)."""

import math
import time

BILLION = 1e-9


def exp(value: float) -> float:
    return math.exp(value)


def sqrt(value: float) -> float:
    return math.sqrt(value)


def seconds(own: bool) -> float:
    """Read a monotonic clock: wall time, or the processor time of this thread (`own`)."""
    return BILLION * (time.thread_time_ns() if own else time.monotonic_ns())
