"""The server's clock, which never runs backwards."""

import time


class Clock:
    """Unix seconds at the start of the server plus monotonic time since then."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()
