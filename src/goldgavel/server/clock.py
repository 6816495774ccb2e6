"""The server's clock, which never runs backwards."""

import logging
import time

LOG = logging.getLogger("goldgavel.server")
LARGEST_STEP = 86_400.0
"""Seconds. A computer's clock that is further back was wrong before, and is followed."""


class Clock:
    """Unix seconds at the start of the server plus monotonic time since then.

    If the computer's clock was set back while no server ran, it continues at the last known time. Otherwise turns
    that run would not end before the computer's clock has caught up.
    """

    def __init__(self, last: float | None = None) -> None:
        """`last` is the last time at which a server was running, if one ever was."""
        now = time.time()
        if last is not None and now < last < now + LARGEST_STEP:
            if last - now > 1.0:
                LOG.warning(
                    "this computer's clock is %.0f s behind the last start; continuing from there", last - now
                )
            now = last
        self._offset = now - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()
