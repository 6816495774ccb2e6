"""`goldgavel serve`: tables for people and bots, over the network."""

import errno
import re
import sys
import webbrowser
from argparse import Namespace
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server, gaierror, socket
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.numbers import read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.text import Message

if TYPE_CHECKING:
    from goldgavel.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8000
HIGHEST_PORT = 65535
DATABASE = "goldgavel.sqlite"
BACKLOG = 2048
MESSAGES = 20
REQUESTS = 10
SITE = re.compile(r"https?://[^/\s@?#]+")


def arguments(parser: Parser) -> None:
    parser.page.section(Message("cli-heading-options", {}))
    parser.option("--host", "cli-value-address", Message("cli-about-host", {"usual": HOST}))
    parser.option("--port", "cli-value-number", Message("cli-about-port", {"usual": str(PORT)}))
    parser.option("--database", "cli-value-file", Message("cli-about-database", {"usual": DATABASE}))
    parser.option("--origin", "cli-value-sites", Message("cli-about-origin", {}))
    parser.option("--message-rate", "cli-value-number", Message("cli-about-message-rate", {"usual": MESSAGES}))
    parser.option("--request-rate", "cli-value-number", Message("cli-about-request-rate", {"usual": REQUESTS}))
    parser.option("--proxies", "cli-value-addresses", Message("cli-about-proxies", {"usual": HOST}))
    parser.switch("--open", Message("cli-about-open", {}))
    parser.page.examples += ["serve --open", "serve --host 0.0.0.0 --port 80 --database games.sqlite"]


def run(args: Namespace, out: Output) -> int:
    serve = server().serve
    settings = read_settings(args)
    host = args.host or HOST
    with listen(host, read_port(args.port)) as listening, suppress(KeyboardInterrupt):
        address = address_of(listening, host)
        ready = partial(announce, address, out, show=args.open, has_page=has_page())
        serve(settings, listening, ready, trusted_proxies=args.proxies or HOST)
    return 0


def server() -> Any:
    """The server, if what it needs is installed."""
    try:
        return import_module("goldgavel.server.run")
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("goldgavel"):
            raise
        raise UsageError("cli-serve-extra", command="pip install goldgavel[server]") from None


def read_settings(args: Namespace) -> "Settings":
    from goldgavel.server.settings import Settings

    requests = read_number("--request-rate", args.request_rate, least=0, otherwise=REQUESTS)
    messages = read_number("--message-rate", args.message_rate, least=0, otherwise=MESSAGES)
    usual = Settings()
    return Settings(
        database=read_database(args.database or DATABASE),
        origins=read_origins(args.origin or ""),
        message_rate=messages,
        message_burst=max(usual.message_burst, 3 * messages),
        request_rate=requests,
        request_burst=max(usual.request_burst, 6 * requests),
        making_rate=usual.making_rate if requests else 0,
    )


def read_origins(text: str) -> tuple[str, ...]:
    """Sites as browsers name them: one that is written otherwise would never be recognised."""
    sites = tuple(site.strip().rstrip("/") for site in text.split(",") if site.strip())
    for site in sites:
        if not SITE.fullmatch(site):
            raise UsageError("cli-serve-origin", site=foreign(site))
    return sites


def read_database(text: str) -> str:
    return text if "://" in text else str(Path(text).absolute())


def read_port(text: str | None) -> int:
    port = read_number("--port", text, least=0, otherwise=PORT)
    if port > HIGHEST_PORT:
        raise UsageError("cli-serve-port-high", port=str(port), highest=str(HIGHEST_PORT))
    return port


def listen(host: str, port: int) -> socket:
    """The port is taken before anything else is done: whoever cannot have it is told so at once."""
    try:
        return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET, backlog=BACKLOG)
    except (gaierror, UnicodeError):
        raise UsageError("cli-serve-host", host=foreign(host)) from None
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise UsageError("cli-serve-port-used", port=str(port)) from None
        if problem.errno in {errno.EACCES, errno.EPERM}:
            raise UsageError("cli-serve-port-denied", port=str(port)) from None
        raise UsageError("cli-serve-host", host=foreign(host)) from None


def address_of(listening: socket, host: str) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"


def has_page() -> bool:
    """Whether the page was built when the package was: without Node it was not."""
    page = import_module("goldgavel.server.http.page")
    return bool((page.FOLDER / page.INDEX).exists())


def announce(address: str, out: Output, *, show: bool = False, has_page: bool = True) -> None:
    out.tell("cli-serve-ready", address=address)
    if not has_page:
        out.tell("cli-serve-no-page")
    sys.stdout.flush()
    if show:
        webbrowser.open(address)
