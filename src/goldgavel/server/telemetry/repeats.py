"""Keeps repeated errors from filling the log: the first one is logged whole, later ones only as counts."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from traceback import walk_tb
from typing import TextIO

QUIET_SECONDS = 60.0
"""Seconds without a repetition after which an error is logged whole again."""
REMEMBERED = 200
"""Different errors that are remembered."""
OURS = "goldgavel."
Key = tuple[object, ...]


class Repetitions:
    """Decides what is logged: an error whole once, then without its traceback the 2nd, 4th, 8th … time.

    This concerns records with a traceback, and all records of other libraries. What strangers send can cause any
    number of both, and so can an outage of the database.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: OrderedDict[Key, tuple[int, float]] = OrderedDict()

    def shown(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """Return what to log for a record; None if it is only counted."""
        if not record.exc_info and f"{record.name}.".startswith(OURS):
            return record
        now = self._clock()
        key = key_of(record)
        count, last = self._seen.pop(key, (0, now))
        count = 1 if now - last > QUIET_SECONDS else count + 1
        self._seen[key] = count, now
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if count == 1:
            return record
        return counted(record, count) if count.bit_count() == 1 else None


class QuietHandler(logging.StreamHandler[TextIO]):
    """Writes to a stream, without repetitions."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._repetitions = Repetitions()

    def emit(self, record: logging.LogRecord) -> None:
        shown = self._repetitions.shown(record)
        if shown is not None:
            super().emit(shown)


def key_of(record: logging.LogRecord) -> Key:
    """What is the same for repetitions: where it was logged, and where the error and its causes were raised."""
    key: list[object] = [record.name, record.pathname, record.lineno]
    error = record.exc_info[1] if record.exc_info else None
    for _ in range(10):
        if error is None:
            break
        key.append(type(error))
        key += [(frame.f_code, line) for frame, line in list(walk_tb(error.__traceback__))[-2:]]
        error = error.__cause__ or error.__context__
    return tuple(key)


def counted(record: logging.LogRecord, count: int) -> logging.LogRecord:
    """The record without its traceback, with the number of times that it would have been logged."""
    short = logging.makeLogRecord(record.__dict__)
    short.msg, short.args = f"{record.getMessage()} ({count} times)", ()
    short.exc_info = short.exc_text = None
    return short
