"""Pins the server to one core and its clients to another, where the system supports it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []

sharing = False


def stay_on(core: int) -> None:
    """Pin this process and its future children: 0 is the servers' core, -1 the clients'."""
    if CORES and not sharing:
        os.sched_setaffinity(0, {CORES[core]})


def use_all() -> None:
    """Use all cores, for measurements in which several servers share the machine with their clients."""
    global sharing  # noqa: PLW0603 - for the rest of the run
    sharing = True
    if CORES:
        os.sched_setaffinity(0, set(CORES))


@contextmanager
def servers_core() -> Iterator[None]:
    """Run what is started inside, with all its threads, on the servers' core."""
    stay_on(0)
    try:
        yield
    finally:
        stay_on(-1)
