"""`goldgavel bots`: who can be played against."""

from argparse import Namespace

from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser


def arguments(parser: Parser) -> None:
    parser.page.examples += ["bots"]


def run(args: Namespace, out: Output) -> int:
    del args
    from goldgavel.bots.registry import bot_names

    names = bot_names()
    width = max(map(len, names), default=0)
    for name in names:
        out.line(f"{name.ljust(width)}  {description(name, out)}".rstrip())
    return 0


def description(name: str, out: Output) -> str:
    """Our own bots are described in the catalogue; for others we know nothing but the name."""
    from goldgavel.text.catalogue import MissingMessage

    try:
        return out.say(f"bot-{name}-description")
    except MissingMessage:
        return out.say("cli-bots-foreign")
