"""`goldgavel serve`: tables for people and bots, over the network."""

import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from goldgavel.cli.errors import UsageError
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.settingflags import add_settings, read_settings
from goldgavel.text import Message


def arguments(parser: Parser) -> None:
    parser.page.section(Message("cli-heading-options", {}))
    parser.switch("--open", Message("cli-about-open", {}))
    add_settings(parser)
    parser.page.examples += ["serve --open", "serve --host 0.0.0.0 --port 80 --database games.sqlite"]
    parser.page.note = Message("cli-serve-note", {})


def run(args: Namespace, out: Output) -> int:
    serve = server().serve
    settings = read_settings(args)
    sockets = import_module("goldgavel.server.running.sockets")
    with sockets.listen(settings.host, settings.port) as listening, suppress(KeyboardInterrupt):
        address = sockets.address_of(listening, settings.host) + settings.base_path
        serve(settings, listening, partial(announce, address, out, show=args.open, has_page=has_page()))
    return 0


def server() -> Any:
    """The server, if what it needs is installed."""
    try:
        return import_module("goldgavel.server.running.run")
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("goldgavel"):
            raise
        raise UsageError("cli-serve-extra", command='pip install "goldgavel[server]"') from None


def has_page() -> bool:
    return bool(import_module("goldgavel.server.http.page").is_built())


def announce(address: str, out: Output, *, show: bool = False, has_page: bool = True) -> None:
    out.tell("cli-serve-ready", address=address)
    if not has_page:
        out.tell("cli-serve-no-page")
    sys.stdout.flush()
    if show:
        webbrowser.open(address)
