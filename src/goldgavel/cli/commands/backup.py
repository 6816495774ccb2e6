"""`goldgavel backup`: writes the database to one file. The server can keep running."""

import asyncio
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from goldgavel.cli.commands.serve import load_server
from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.flags.setting_flags import add_named_settings, read_settings
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import ProgressBar, progress_bar
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.storage.backup.file import BackupHeader


STREAM = "-"
"""The file name that stands for standard output or standard input."""


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-backup", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    add_named_settings(parser, ["database"])
    parser.page.examples += ["backup games.backup --database games.sqlite", "backup - > games.backup"]


def run(args: Namespace, out: Output) -> int:
    file = backup_file(args)
    backup, address = storage(args)
    is_stream = args.file == STREAM
    target = binary_stream(sys.stdout, "cli-backup-to-terminal") if is_stream else file
    with progress_bar("cli-backup-progress", None, out) as bar:
        header = asyncio.run(backup.back_up(address, target, row_callback(bar)))
    if is_stream:
        out.to_stderr(summary(out, "cli-backup-done-stream", header, file))
    else:
        out.line(summary(out, "cli-backup-done", header, file))
    return 0


def binary_stream(stream: TextIO, refusal: str) -> BinaryIO:
    """Return the binary buffer of a standard stream. A terminal is refused."""
    if stream.isatty():
        raise UsageError(refusal)
    return stream.buffer


def storage(args: Namespace) -> tuple[Any, str]:
    """Return the backup module and the address of the database."""
    load_server()  # backups need the same packages as the server
    address = import_module("goldgavel.server.settings.settings").database_url(read_settings(args).database)
    return import_module("goldgavel.storage.backup.backup"), address


def backup_file(args: Namespace) -> Path:
    if not args.file:
        raise UsageError("cli-backup-file-needed")
    if "\0" in args.file:
        raise UsageError("cli-file-missing", file=excerpt(args.file))
    return Path(args.file)


def row_callback(bar: ProgressBar) -> "Callable[[BackupHeader, int], None]":
    """Return a callback that advances the bar. The header has the total number of rows."""

    def done(header: "BackupHeader", rows: int) -> None:
        bar.set_total(sum(header.rows.values()))
        bar(rows)

    return done


def summary(out: Output, message: str, header: "BackupHeader", file: Path) -> str:
    rows = header.rows
    counted = {"tables": rows.get("tables", 0), "players": rows.get("players", 0), "entries": rows.get("log", 0)}
    return out.say(message, file=excerpt(str(file), 400), **counted)
