"""`goldgavel version`: prints the versions and whether the engine is compiled."""

import platform
from argparse import Namespace

import goldgavel
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.page.examples += ["version"]


def run(args: Namespace, out: Output) -> int:
    del args
    engine = "compiled" if goldgavel.is_compiled() else "interpreted"
    out.print_message(
        "cli-version-line", version=goldgavel.__version__, engine=engine, python=platform.python_version()
    )
    return 0
