"""What every child process needs: it ends with its parent, and leaves Ctrl-C to it."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def init_child() -> None:
    """Initialize a child process that has nothing to save: the initializer of every process pool.

    Ctrl-C reaches every process of a terminal, but only the parent handles it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` in a thread when the parent ends, even if it is killed. Outside of a child this does nothing."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_and_end, args=(parent.sentinel, end), name="end-with-parent", daemon=True).start()


def _wait_and_end(sentinel: int, end: Callable[[], None]) -> None:
    wait([sentinel])
    end()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in processes that are started within, so that Ctrl-C cannot end them before `init_child`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
