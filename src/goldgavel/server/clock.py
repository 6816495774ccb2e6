"""The time, as a number that never runs backwards."""

import time


class Clock:
    """Unix seconds, counted from the start of the server by a clock that nobody sets."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._offset + time.monotonic()
