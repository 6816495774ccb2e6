"""Reads a file or the standard input (`-`) as JSON or as game records."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from goldgavel.cli.errors import UsageError, excerpt, file_problem
from goldgavel.kernel import records
from goldgavel.kernel.errors import RecordError

MAX_BYTES = 1 << 26
"""The limit for one record or sheet. The longest game with all its legal moves is below a thousandth of it."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@contextmanager
def opened(path: str) -> Iterator[BinaryIO]:
    """Open a file or the standard input. A closed standard input counts as empty."""
    if path == "-":
        yield getattr(sys.stdin, "buffer", None) or BytesIO()
        return
    try:
        file = Path(path).open("rb")  # noqa: SIM115 - closed below, where its errors are not of opening
    except (OSError, ValueError) as problem:
        raise file_problem(path, problem) from None
    with file:
        try:
            yield file
        except OSError as problem:
            raise file_problem(path, problem) from None


def read_sheet(path: str) -> Any:
    """Decode the whole input as JSON."""
    with opened(path) as file:
        text = file.read(MAX_BYTES + 1)
    if len(text) > MAX_BYTES:
        raise UsageError("cli-file-too-long", file=excerpt(path))
    try:
        return msgspec.json.decode(text.removeprefix(BYTE_ORDER_MARK))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise UsageError("cli-file-no-json", file=excerpt(path)) from None


def read_record(path: str, number: int) -> dict[str, Any]:
    """Return record `number`, counted from 1, of a file with one record per line, or of a file with one record."""
    with opened(path) as file:
        found = 0
        for line in _lines(file, path):
            found += 1
            if found == number:
                return _decoded(line, file) if found == 1 else records.read_json(line)
    if found == 0:
        raise UsageError("cli-file-empty", file=excerpt(path))
    raise UsageError("cli-game-number", file=excerpt(path), number=number, games=found)


def read_records(path: str) -> Iterator[dict[str, Any] | RecordError]:
    """Yield every record of a file. A line that cannot be read yields its error."""
    with opened(path) as file:
        for number, line in enumerate(_lines(file, path), start=1):
            try:
                yield _decoded(line, file) if number == 1 else records.read_json(line)
            except RecordError as problem:
                yield problem


def count_records(path: str) -> int | None:
    """Return the number of records, or None if the input can be read only once."""
    if path == "-" or not Path(path).is_file():
        return None
    with opened(path) as file:
        return sum(1 for _ in _lines(file, path))


def _lines(file: BinaryIO, path: str) -> Iterator[bytes]:
    while line := file.readline(MAX_BYTES + 1):
        if len(line) > MAX_BYTES:
            raise UsageError("cli-file-too-long", file=excerpt(path))
        line = line.removeprefix(BYTE_ORDER_MARK)
        if line.strip():
            yield line


def _decoded(line: bytes, file: BinaryIO) -> dict[str, Any]:
    """Decode the first line or, if it is not a record, the whole file as one record on many lines."""
    try:
        return records.read_json(line)
    except RecordError:
        rest = file.read(MAX_BYTES)
        if not rest.strip():
            raise
        return records.read_json(line + rest)
