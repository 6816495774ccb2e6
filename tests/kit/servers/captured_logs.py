"""What a server in this process writes into its logs."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

SOURCES = ("goldgavel.server", "uvicorn.error", "asyncio")


class Kept(logging.Handler):
    """Troubles only: how much else is written depends on settings, which the last server left as it liked."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def text(self) -> str:
        return "\n".join(self.lines)


@contextmanager
def kept_logs() -> Iterator[Kept]:
    """Enter it when the server runs: as it starts it arranges its logs anew."""
    kept = Kept()
    for source in SOURCES:
        logging.getLogger(source).addHandler(kept)
    try:
        yield kept
    finally:
        for source in SOURCES:
            logging.getLogger(source).removeHandler(kept)
