"""`goldgavel backup`: all that a server keeps, in one file, while it runs."""

import asyncio
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goldgavel.cli.commands.serve import server
from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import Bar, progress_bar
from goldgavel.cli.settingflags import add_some, read_settings
from goldgavel.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.storage.backup.file import Header


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", Message("cli-about-backup", {}))
    parser.page.section(Message("cli-heading-options", {}))
    add_some(parser, ["database"])
    parser.page.examples += ["backup games.backup --database games.sqlite"]


def run(args: Namespace, out: Output) -> int:
    file = file_in(args)
    backup, address = storage(args)
    with progress_bar("cli-backup-progress", None, out) as bar:
        header = asyncio.run(backup.back_up(address, file, rows_of(bar)))
    tell(out, "cli-backup-done", header, file)
    return 0


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


def rows_of(bar: Bar) -> "Callable[[Header, int], None]":
    """Rows go by; the header that comes with them says how many there are."""

    def done(header: "Header", rows: int) -> None:
        bar.expect(sum(header.rows.values()))
        bar(rows)

    return done


def tell(out: Output, message: str, header: "Header", file: Path) -> None:
    rows = header.rows
    counted = {"tables": rows.get("tables", 0), "players": rows.get("players", 0), "entries": rows.get("log", 0)}
    out.tell(message, file=foreign(str(file), 400), **counted)
