"""The completion candidates, collected from the commands' parsers."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from goldgavel.cli.commands import COMMANDS
from goldgavel.cli.parser import Parser
from goldgavel.games.registry import usable_games
from goldgavel.text import LANGUAGES

ValuesKind = Literal["words", "list", "files", "any"]
"""One word of a list, several words separated by commas, a file, or any text."""


class CompletionValues(NamedTuple):
    """The possible values of an argument."""

    kind: ValuesKind
    words: tuple[str, ...] = ()


class CompletionOption(NamedTuple):
    flag: str
    about: str
    values: CompletionValues | None
    """None for a switch."""


class CompletionCommand(NamedTuple):
    name: str
    about: str
    positionals: list[CompletionValues]
    options: list[CompletionOption]


ANYTHING = CompletionValues("any")


def command_of(name: str, parser: Parser, lang: str) -> CompletionCommand:
    about = parser.page.descriptions(lang)
    options = [
        CompletionOption(
            flag, about.get(flag, ""), None if label is None else values_of(label, parser.lists.get(flag, ()))
        )
        for flag, label in parser.flags.items()
        if flag.startswith("--") and flag not in {"--help", "--lang"}
    ]
    purpose = parser.page.purpose
    positionals = [values_of(label, ()) for label, _ in parser.page.usage]
    return CompletionCommand(name, purpose.text(lang) if purpose else "", positionals, options)


def values_of(label: str, listed: tuple[str, ...]) -> CompletionValues:
    """Return the values for a label of the help page: words such as `on|off`, or a kind of value."""
    if listed:
        return CompletionValues("list", listed)
    if "|" in label:
        return CompletionValues("words", tuple(label.split("|")))
    return known_values().get(label, ANYTHING)


def known_values() -> Mapping[str, CompletionValues]:
    from goldgavel.bots.registry import bot_names
    from goldgavel.text.rules import rule_blocks

    return {
        "cli-value-game": CompletionValues("words", usable_games()),
        "cli-value-rule": CompletionValues(
            "words", tuple(number for game in usable_games() for number in rule_blocks(game))
        ),
        "cli-value-file": CompletionValues("files"),
        "cli-value-bots": CompletionValues("list", tuple(bot_names())),
    }


def common_options(parser: Parser, lang: str) -> list[CompletionOption]:
    """Return the options of every command, described as in the given parser."""
    about = parser.page.descriptions(lang)
    return [
        CompletionOption("--lang", about["--lang"], CompletionValues("words", LANGUAGES)),
        CompletionOption("--help", about["-h, --help"], None),
    ]


HELP = "help"
HELP_VALUES = CompletionValues("words", COMMANDS)
