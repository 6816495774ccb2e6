"""Captures the logs of a server in this process."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

SOURCES = ("goldgavel.server", "uvicorn.error", "asyncio")


class CapturedLogs(logging.Handler):
    """Keeps warnings and errors. Lower levels depend on the settings of the last server in this process."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        self.records.append(record)

    def text(self) -> str:
        return "\n".join(self.lines)


@contextmanager
def captured_logs() -> Iterator[CapturedLogs]:
    """Capture logs. Enter it after the server has started, because starting reconfigures logging."""
    kept = CapturedLogs()
    for source in SOURCES:
        logging.getLogger(source).addHandler(kept)
    try:
        yield kept
    finally:
        for source in SOURCES:
            logging.getLogger(source).removeHandler(kept)
