"""Parses a command's arguments with argparse, with translated errors and help pages."""

import argparse
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.help import HelpPage
from goldgavel.text import LazyText


class Parser(argparse.ArgumentParser):
    """The arguments and options of one command.

    Everything is optional for argparse. The command itself reports a missing argument, in one clear sentence.
    """

    def __init__(self, command: str, lang: str) -> None:
        super().__init__(
            prog=f"goldgavel {command}".strip(), add_help=False, allow_abbrev=False, exit_on_error=False
        )
        self.page = HelpPage(self.prog, lang)
        self.flags: dict[str, str | None] = {}
        self.words: list[str] = []
        self.lists: dict[str, tuple[str, ...]] = {}
        """The allowed words of options that take several words separated by commas."""

    def word(self, name: str, label: str, about: LazyText, *, needed: bool = True) -> None:
        """Add a positional argument, such as the name of the game."""
        self.add_argument(name, nargs="?")
        self.words.append(name)
        self.page.word(label, about, needed=needed)

    def option(self, flag: str, value: str, about: LazyText, listed: Sequence[str] = ()) -> None:
        """Add an option with a value, or with several of the `listed` values. The command parses the text.

        An option that is added again has another row on the page, and the values of both.
        """
        known = self.flags.get(flag)
        if known is None:
            self.add_argument(flag)
        if listed or flag in self.lists:
            self.lists[flag] = _merged(self.lists.get(flag, ()), listed)
        self.flags[flag] = value if known is None else "|".join(_merged(known.split("|"), value.split("|")))
        self.page.row(flag, value, about)

    def switch(self, flag: str, about: LazyText) -> None:
        self.add_argument(flag, action="store_true")
        self.flags[flag] = None
        self.page.row(flag, None, about)

    def add_common(self) -> None:
        """Add the options of every command. `--lang` has already been removed from the arguments."""
        self.add_argument("-h", "--help", action="store_true")
        self.flags |= {"--help": None, "-h": None, "--lang": "cli-value-language"}
        self.page.common()

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        try:
            found, rest = self.parse_known_intermixed_args(list(words))
        except argparse.ArgumentError as problem:
            raise self._option_error(problem) from None
        if rest:
            raise self._unknown_argument(rest[0])
        return found

    def error(self, message: str) -> NoReturn:
        """Raise a general error for any other problem that argparse reports."""
        del message
        raise UsageError("cli-words-unreadable", command=self.prog)

    def format_help(self) -> str:
        return self.page.text()

    def _option_error(self, problem: argparse.ArgumentError) -> UsageError:
        flag = (problem.argument_name or "").split("/")[-1]
        value = self.flags.get(flag)
        if value is None:
            return UsageError("cli-option-without-value", option=flag, command=self.prog)
        return UsageError("cli-option-needs-value", option=flag, value=self.page.label(value))

    def _unknown_argument(self, word: str) -> UsageError:
        if not word.startswith("-") or word == "-":
            return UsageError("cli-word-too-many", word=excerpt(word), command=self.prog)
        flag = word.partition("=")[0]
        near: Any = get_close_matches(flag, self.flags, n=1, cutoff=0.7)
        if near:
            return UsageError("cli-option-unknown-near", option=excerpt(flag), near=near[0], command=self.prog)
        return UsageError("cli-option-unknown", option=excerpt(flag), command=self.prog)


def _merged(first: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """Return all words in order, each once."""
    return tuple(dict.fromkeys([*first, *more]))
