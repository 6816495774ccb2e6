"""`goldgavel restore`: restores a backup into an empty database."""

import asyncio
import sys
from argparse import Namespace
from importlib import import_module
from typing import Any

from goldgavel.cli.commands.backup import STREAM, backup_file, binary_stream, row_callback, storage, summary
from goldgavel.cli.flags.setting_flags import add_named_settings
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.text import LazyText

EXIT_REPLAY_FAILED = 1
"""The exit code if everything is restored but some game cannot be replayed."""


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-restore", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    add_named_settings(parser, ["database"])
    parser.switch("--no-check", LazyText("cli-about-no-check", {}))
    parser.page.examples += [
        "restore games.backup --database new.sqlite",
        "restore games.backup --database postgresql://goldgavel@db/goldgavel",
    ]


def run(args: Namespace, out: Output) -> int:
    file = backup_file(args)
    backup, address = storage(args)
    is_stream = args.file == STREAM
    source = binary_stream(sys.stdin, "cli-restore-from-terminal") if is_stream else file
    message = "cli-restore-done-stream" if is_stream else "cli-restore-done"
    with progress_bar("cli-restore-progress", None, out) as bar:
        header = asyncio.run(backup.restore(address, source, row_callback(bar)))
    out.line(summary(out, message, header, file))
    return 0 if args.no_check else check(address, header.rows.get("tables", 0), out)


def check(address: str, tables: int, out: Output) -> int:
    """Replay every game and print the result. Returns the exit code."""
    checking = import_module("goldgavel.server.lifecycle.log_check")
    with progress_bar("cli-restore-checking", tables, out) as bar:
        found: Any = asyncio.run(checking.replay_all(address, bar))
    out.print_message("cli-restore-checked", games=found.games, moves=found.moves)
    if not found.wrong:
        return 0
    out.print_error(out.say("cli-restore-wrong", games=found.wrong, tables=", ".join(found.tables)))
    return EXIT_REPLAY_FAILED
