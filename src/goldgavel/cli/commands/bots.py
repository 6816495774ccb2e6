"""`goldgavel bots`: lists the available bots."""

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
    """Return the description of a built-in bot from the catalogue, or a general one for other bots."""
    from goldgavel.text.catalogue import MissingMessage

    try:
        return out.say(f"bot-{name}-description")
    except MissingMessage:
        return out.say("cli-bots-foreign")
