"""A file of whole lines, whatever happens while it is written."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from goldgavel.cli.errors import file_problem


class LineFile:
    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.whole = 0
        """How many bytes of whole lines are written."""

    def write(self, lines: bytes) -> None:
        self.file.write(lines)
        self.file.flush()
        self.whole += len(lines)

    def cut_off_rest(self) -> None:
        """An interrupt in the middle of a write can leave half a line behind. A device has nothing to cut."""
        with suppress(OSError):
            self.file.truncate(self.whole)


@contextmanager
def line_file(path: str | None) -> Iterator[LineFile | None]:
    """Where lines go: nowhere, to the standard output (`-`) or to a file of that name."""
    if path is None:
        yield None
    elif path == "-":
        yield LineFile(sys.stdout.buffer)
    else:
        try:
            file = Path(path).open("wb")  # noqa: SIM115 - closed below, where its errors are not of opening
        except (OSError, ValueError) as problem:
            raise file_problem(path, problem) from None
        with file:
            lines = LineFile(file)
            try:
                yield lines
            finally:
                lines.cut_off_rest()
