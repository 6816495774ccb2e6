"""What a shell can complete, found in the parsers of the commands."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from goldgavel.cli.commands import COMMANDS
from goldgavel.cli.parser import Parser
from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES

Kind = Literal["words", "list", "files", "any"]
"""One of some words, several of them with commas between, a file, or something that only the user knows."""


class Values(NamedTuple):
    """What can stand in a place."""

    kind: Kind
    words: tuple[str, ...] = ()


class Option(NamedTuple):
    flag: str
    about: str
    values: Values | None
    """None for a switch."""


class Command(NamedTuple):
    name: str
    about: str
    places: list[Values]
    options: list[Option]


ANYTHING = Values("any")


def command_of(name: str, parser: Parser, lang: str) -> Command:
    about = {row.flag: row.about.text(lang) for section in parser.page.sections for row in section.rows}
    options = [
        Option(flag, about.get(flag, ""), None if label is None else values_of(label, parser.lists.get(flag, ())))
        for flag, label in parser.flags.items()
        if flag.startswith("--") and flag not in {"--help", "--lang"}
    ]
    purpose = parser.page.purpose
    places = [values_of(label, ()) for label, _ in parser.page.usage]
    return Command(name, purpose.text(lang) if purpose else "", places, options)


def values_of(label: str, listed: tuple[str, ...]) -> Values:
    """By how the help page shows it: `on|off`, or the name of a kind of value."""
    if listed:
        return Values("list", listed)
    if "|" in label:
        return Values("words", tuple(label.split("|")))
    return known_values().get(label, ANYTHING)


def known_values() -> Mapping[str, Values]:
    from goldgavel.bots.registry import bot_names
    from goldgavel.text.rules import rule_blocks

    return {
        "cli-value-game": Values("words", tuple(GAMES)),
        "cli-value-rule": Values("words", tuple(number for game in GAMES for number in rule_blocks(game))),
        "cli-value-file": Values("files"),
        "cli-value-bots": Values("list", tuple(bot_names())),
    }


def everywhere(parser: Parser, lang: str) -> list[Option]:
    """What every command takes, in the words of any of them."""
    about = {row.flag: row.about.text(lang) for section in parser.page.sections for row in section.rows}
    return [
        Option("--lang", about["--lang"], Values("words", LANGUAGES)),
        Option("--help", about["-h, --help"], None),
    ]


HELP = "help"
OF_HELP = Values("words", COMMANDS)
