"""The `--out` flag of commands that write records: a file or the standard output."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from goldgavel.arena.line_file import LineFile
from goldgavel.cli.errors import file_problem


@contextmanager
def output_file(path: str | None) -> Iterator[LineFile | None]:
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
                with suppress(OSError):  # devices cannot be truncated
                    lines.truncate_partial_line()
