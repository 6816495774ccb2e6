"""The server on one core and its clients on another, where the system lets us say so."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []

sharing = False


def stay_on(core: int) -> None:
    """Ourselves, and every process that we start from now on: 0 is the servers' core, -1 the clients'."""
    if CORES and not sharing:
        os.sched_setaffinity(0, {CORES[core]})


def use_all() -> None:
    """Where several servers share the machine with their clients, nobody has a core of their own."""
    global sharing  # noqa: PLW0603 - for the rest of the run
    sharing = True
    if CORES:
        os.sched_setaffinity(0, set(CORES))


@contextmanager
def servers_core() -> Iterator[None]:
    """What is started inside runs on the servers' core, with all its threads."""
    stay_on(0)
    try:
        yield
    finally:
        stay_on(-1)
