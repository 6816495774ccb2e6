"""The backup file format: gzipped lines of JSON, the same for all databases.

The first line is the header with the number of rows per table. Then, for each table, one line with its columns and
one line per row. The last line has the checksum of all lines before it; a file without it is incomplete.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO, Self

import msgspec

from goldgavel.storage.errors import BackupError

FORMAT = "goldgavel-backup"
VERSION = 1
LONGEST_LINE = 1 << 24
"""Bytes; many times the longest row that a server writes."""
PRIVATE = 0o600
"""File mode: readable only by the owner, because it contains hashed secrets and the cards of running games."""

encode = msgspec.json.encode


class BackupHeader(msgspec.Struct, frozen=True, kw_only=True):
    format: str
    version: int
    revision: str
    """Schema revision of the source database."""
    program: str
    made: float
    rows: dict[str, int]
    """Number of rows per table."""


class BackupTable(msgspec.Struct, frozen=True):
    table: str
    columns: tuple[str, ...]


class BackupEnd(msgspec.Struct, frozen=True):
    end: int
    """Total number of rows."""
    sha256: str


class BackupWriter:
    """Writes a backup. Use it in a `with` inside the file's own: on exit it writes the last compressed data."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self._sum = hashlib.sha256()
        self._rows = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def start(self, header: BackupHeader) -> None:
        self._write(encode(header) + b"\n")

    def table(self, name: str, columns: Sequence[str]) -> None:
        self._write(encode(BackupTable(str(name), tuple(map(str, columns)))) + b"\n")

    def rows(self, rows: Iterable[Sequence[Any]]) -> None:
        lines = [encode(list(row)) for row in rows]
        self._rows += len(lines)
        self._write(b"\n".join([*lines, b""]))

    def end(self) -> None:
        self._file.write(encode(BackupEnd(self._rows, self._sum.hexdigest())) + b"\n")

    def _write(self, lines: bytes) -> None:
        self._sum.update(lines)
        self._file.write(lines)


class BackupReader:
    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="rb")
        self._sum = hashlib.sha256()
        self._rows = 0

    def header(self) -> BackupHeader:
        """Read the header; raise `BackupError` if the file is not a backup, or is of a newer format."""
        try:
            header = msgspec.json.decode(self._line(), type=BackupHeader)
        except (BackupError, msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BackupError("backup-foreign") from None
        if header.format != FORMAT:
            raise BackupError("backup-foreign")
        if header.version > VERSION:
            raise BackupError("backup-newer")
        return header

    def parts(self, size: int) -> Iterator[tuple[BackupTable, list[list[Any]]]]:
        """Yield the rows in batches of up to `size`, each with its table; then check the last line."""
        try:
            yield from self._parts(size)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BackupError("backup-broken") from None

    def _parts(self, size: int) -> Iterator[tuple[BackupTable, list[list[Any]]]]:
        table: BackupTable | None = None
        rows: list[list[Any]] = []
        while True:
            before = self._sum.copy()
            line = self._line()
            is_row = line.startswith(b"[")
            if table is not None and rows and (not is_row or len(rows) == size):
                yield table, rows
                rows = []
            if is_row:
                rows.append(msgspec.json.decode(line, type=list[Any]))
                self._rows += 1
            elif line.startswith(b'{"end"'):
                self._check_end(msgspec.json.decode(line, type=BackupEnd), before.hexdigest())
                return
            else:
                table = msgspec.json.decode(line, type=BackupTable)

    def _check_end(self, end: BackupEnd, found: str) -> None:
        if end.sha256 != found or end.end != self._rows or self._read(1):
            raise BackupError("backup-broken")

    def _line(self) -> bytes:
        line = self._read(LONGEST_LINE, line=True)
        if not line.endswith(b"\n"):
            raise BackupError("backup-broken")
        self._sum.update(line)
        return line

    def _read(self, size: int, *, line: bool = False) -> bytes:
        try:
            return self._file.readline(size) if line else self._file.read(size)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise BackupError("backup-broken") from None
        except OSError as error:
            raise BackupError("backup-unreadable", reason=error.strerror or "") from None


@contextmanager
def atomic_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file that appears under its name only when it is completely written and synced."""
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise BackupError("backup-unwritten", reason=error.strerror or "") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


@contextmanager
def flushed_stream(stream: BinaryIO) -> Iterator[BinaryIO]:
    """Flush a stream, such as standard output, on exit. A complete backup is recognized by its last line."""
    try:
        yield stream
        stream.flush()
    except OSError as error:
        raise BackupError("backup-unwritten", reason=error.strerror or "") from None


def sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name survives a power cut. Ignored where the system cannot sync folders."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def require_no_other_file(path: Path) -> None:
    """Raise an error if the path exists and is not a backup (for example, the database itself)."""
    if not path.exists():
        return
    try:
        with path.open("rb") as file:
            BackupReader(file).header()
    except (OSError, BackupError):
        raise BackupError("backup-other-file") from None
