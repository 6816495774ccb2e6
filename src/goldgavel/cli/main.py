"""The command `goldgavel`: finds the language and the command, and prints every error as one sentence."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from goldgavel.cli.commands import COMMANDS, GROUPS
from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.language import extract_language, language_of_locale
from goldgavel.cli.output import Output, discard_output, prepare_streams
from goldgavel.cli.parser import Parser
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import LazyText

EXIT_FAILED = 2
EXIT_INTERRUPTED = 130
"""The code that shells report for a program ended by Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    prepare_streams()
    out = Output(language_of_locale(os.environ))
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        out.lang, words = extract_language(words, out.lang)
        code = run(words, out)
        sys.stdout.flush()
    except GoldGavelError as problem:
        out.print_error(problem.text(out.lang))
    except BrokenPipeError:
        discard_output(sys.stdout)
        out.print_error(out.say("cli-pipe-closed"))
    except OSError as problem:
        discard_output(sys.stdout)
        out.print_error(out.say("cli-output-failed", reason=excerpt(problem.strerror or str(problem))))
    except KeyboardInterrupt:
        out.print_error(out.say("cli-interrupted"))
        return EXIT_INTERRUPTED
    else:
        return code
    return EXIT_FAILED


def run(words: list[str], out: Output) -> int:
    if not words:
        raise UsageError("cli-command-missing", commands=", ".join(COMMANDS))
    first, rest = words[0], words[1:]
    if first in {"-h", "--help", "help"}:
        return show_help(rest, out)
    if first == "--version":
        first = "version"
    if first.startswith("-"):
        raise UsageError("cli-command-first", option=excerpt(first), commands=", ".join(COMMANDS))
    module = command_module(first)
    parser = parser_of(first, module, out.lang)
    args = parser.read(rest)
    if args.help:
        out.line(parser.format_help())
        return 0
    code: int = module.run(args, out)
    return code


def show_help(words: list[str], out: Output) -> int:
    if words and not words[0].startswith("-"):
        page = parser_of(words[0], command_module(words[0]), out.lang)
    else:
        page = overview(out.lang)
    out.line(page.format_help())
    return 0


def command_module(name: str) -> Any:
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, n=1)
        if near:
            raise UsageError("cli-command-unknown-near", command=excerpt(name), near=near[0])
        raise UsageError("cli-command-unknown", command=excerpt(name), commands=", ".join(COMMANDS))
    return import_module(f"goldgavel.cli.commands.{name}")


def parser_of(name: str, module: Any, lang: str) -> Parser:
    parser = Parser(name, lang)
    parser.page.purpose = LazyText(f"cli-{name}-purpose", {})
    module.arguments(parser)
    parser.add_common()
    return parser


def overview(lang: str) -> Parser:
    """Return the parser of the overview page, which lists the commands."""
    parser = Parser("", lang)
    parser.page.purpose = LazyText("cli-purpose", {})
    parser.page.usage.append(("cli-value-command", True))
    for group, names in GROUPS.items():
        parser.page.section(LazyText(f"cli-heading-group-{group}", {}))
        for name in names:
            parser.page.row(name, None, LazyText(f"cli-{name}-purpose", {}))
    parser.add_common()
    parser.page.row("--version", None, LazyText("cli-about-version", {}))
    parser.page.examples += [
        "play",
        "play aurum --plain --lang fr",
        "rules auction B19",
        "serve --open",
        "simulate aurum --games 1000 --seed 7",
    ]
    parser.page.note = LazyText("cli-overview-note", {})
    return parser
