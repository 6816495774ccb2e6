"""An output file that has only complete lines, even if writing is interrupted."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from goldgavel.cli.errors import file_problem


class LineFile:
    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.complete = 0
        """The number of bytes written in complete lines."""

    def write(self, lines: bytes) -> None:
        self.file.write(lines)
        self.file.flush()
        self.complete += len(lines)

    def truncate_partial_line(self) -> None:
        """Remove a partial line that an interrupted write has left. Devices cannot be truncated."""
        with suppress(OSError):
            self.file.truncate(self.complete)


@contextmanager
def line_file(path: str | None) -> Iterator[LineFile | None]:
    """Open the output: none, the standard output (`-`), or a file."""
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
                lines.truncate_partial_line()
