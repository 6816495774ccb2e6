"""`goldgavel backup`: all that a server keeps, in one file, while it runs."""

import asyncio
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from goldgavel.cli.commands.serve import server
from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.flags.setting_flags import add_some, read_settings
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import Bar, progress_bar
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.storage.backup.file import BackupHeader


STREAM = "-"
"""Instead of a file's name: the standard output, or the standard input."""


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-backup", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    add_some(parser, ["database"])
    parser.page.examples += ["backup games.backup --database games.sqlite", "backup - > games.backup"]


def run(args: Namespace, out: Output) -> int:
    file = file_in(args)
    backup, address = storage(args)
    is_stream = args.file == STREAM
    target = binary(sys.stdout, "cli-backup-to-terminal") if is_stream else file
    with progress_bar("cli-backup-progress", None, out) as bar:
        header = asyncio.run(backup.back_up(address, target, rows_of(bar)))
    if is_stream:
        out.aside(summary(out, "cli-backup-done-stream", header, file))
    else:
        out.line(summary(out, "cli-backup-done", header, file))
    return 0


def binary(stream: TextIO, refusal: str) -> BinaryIO:
    """The bytes of a standard stream, unless a person is at its other end."""
    if stream.isatty():
        raise UsageError(refusal)
    return stream.buffer


def storage(args: Namespace) -> tuple[Any, str]:
    """What makes and reads backups, and the address of the database."""
    server()  # it needs what the server needs
    address = import_module("goldgavel.server.settings.settings").database_url(read_settings(args).database)
    return import_module("goldgavel.storage.backup.backup"), address


def file_in(args: Namespace) -> Path:
    if not args.file:
        raise UsageError("cli-backup-file-needed")
    if "\0" in args.file:
        raise UsageError("cli-file-missing", file=foreign(args.file))
    return Path(args.file)


def rows_of(bar: Bar) -> "Callable[[BackupHeader, int], None]":
    """Rows go by; the header that comes with them says how many there are."""

    def done(header: "BackupHeader", rows: int) -> None:
        bar.expect(sum(header.rows.values()))
        bar(rows)

    return done


def summary(out: Output, message: str, header: "BackupHeader", file: Path) -> str:
    rows = header.rows
    counted = {"tables": rows.get("tables", 0), "players": rows.get("players", 0), "entries": rows.get("log", 0)}
    return out.say(message, file=foreign(str(file), 400), **counted)
