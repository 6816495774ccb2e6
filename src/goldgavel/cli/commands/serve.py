"""`goldgavel serve`: runs the server."""

import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel.cli.errors import UsageError
from goldgavel.cli.flags.setting_flags import add_settings, read_settings
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.qr_code import draw_qr_code, is_drawable
from goldgavel.server.lifecycle import addresses
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from goldgavel.server.settings.settings import Settings

EVENING = {"host": "0.0.0.0"}  # noqa: S104 - this is what the option is for
"""The defaults that --evening changes. Flags and environment variables still override them."""


def arguments(parser: Parser) -> None:
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.switch("--open", LazyText("cli-about-open", {}))
    parser.switch("--evening", LazyText("cli-about-evening", {}))
    parser.switch("--no-open", LazyText("cli-about-no-open", {}))
    add_settings(parser)
    parser.page.examples += [
        "serve --open",
        "serve --evening",
        "serve --host 0.0.0.0 --port 80 --database games.sqlite",
    ]
    parser.page.note = LazyText("cli-serve-note", {})


def run(args: Namespace, out: Output) -> int:
    serve = load_server().serve
    settings = read_settings(args, EVENING if args.evening else {})
    sockets = import_module("goldgavel.server.listeners")
    with sockets.listen(settings.host, settings.port) as listening, suppress(KeyboardInterrupt):
        port = sockets.port_of(listening)
        others = addresses.urls(settings.host, port)
        if args.evening:
            settings = with_links(settings, others)
        own = own_address(settings.host, port) + settings.base_path
        shown = [origin + settings.base_path for origin in others]
        serve(settings, listening, partial(announce, own, shown, out, args, has_page=has_page()))
    return 0


def with_links(settings: "Settings", others: list[str]) -> "Settings":
    """Return settings with a public URL, so that links work in the whole network and not only on this computer."""
    if settings.public_url or not others:
        return settings
    return msgspec.structs.replace(settings, public_url=others[0])


def own_address(host: str, port: int) -> str:
    """Return the address for a browser on this computer. A wildcard host is replaced, as it cannot be opened."""
    everywhere = {"::": "::1"}.get(host, "127.0.0.1")
    return addresses.url(everywhere if addresses.is_everywhere(host) else host, port)


def load_server() -> Any:
    """Import the server. A missing package is a usage error."""
    try:
        return import_module("goldgavel.server.lifecycle.run")
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("goldgavel"):
            raise
        raise UsageError("cli-serve-extra", command='pip install "goldgavel[server]"') from None


def has_page() -> bool:
    return bool(import_module("goldgavel.server.http.site.files").is_built())


def announce(own: str, others: list[str], out: Output, args: Namespace, *, has_page: bool = True) -> None:
    """Print the addresses. The first line has the address for this computer, and programs read it."""
    out.print_message("cli-serve-ready", address=own)
    if not has_page:
        out.print_message("cli-serve-no-page")
    if args.evening:
        print_invitation(others, out)
    elif others and others != [own]:
        print_addresses(others, out)
    sys.stdout.flush()
    if args.open or (args.evening and not args.no_open):
        webbrowser.open(own)


def print_invitation(others: list[str], out: Output) -> None:
    """Print how other people in the network reach the page, with a QR code, and who else can reach it."""
    if not others:
        out.print_message("cli-serve-no-network")
        return
    print_addresses(others, out)
    if is_drawable():
        out.line()
        out.line(draw_qr_code(others[0], coloured=sys.stdout.isatty()))
        out.print_message("cli-serve-scan", address=others[0])
    out.line()
    out.print_message("cli-serve-reach")


def print_addresses(others: list[str], out: Output) -> None:
    out.print_message("cli-serve-others", count=len(others))
    for address in others:
        out.line(f"  {address}")
