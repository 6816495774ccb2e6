"""Texts for people in English, Russian and French: the Fluent catalogue, rules texts and glossary.

Files are read lazily, when the first message is formatted.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

LANGUAGES = ("en", "ru", "fr")


class LazyText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message and its arguments, formatted later: in the reader's language and from the reader's point of view.

    It names players by their seats, so it is the same for all readers. Clients get it in this form
    (docs/protocol.md) and format it with the same catalogue; `web/src/table/told.ts` does it on the page.
    """

    id: str
    args: Mapping[str, "str | int | float | LazyText | tuple[LazyText, ...]"] = {}
    """A text is formatted first, several texts are separated by commas."""
    of: int | UnsetType = UNSET
    """The seat that it is about: `$name` is its player, `$you` is `yes` if it is the reader's seat."""
    to: int | UnsetType = UNSET
    """The seat to which `of` does something: `$other` is its player, `$role` the reader's role."""
    all: tuple[int, ...] | UnsetType = UNSET
    """The seats that it is about, see `Speech.of_all`."""

    def __hash__(self) -> int:
        return hash((self.id, self.of, self.to))

    def text(self, lang: str = "en") -> str:
        """Return the text without players' names."""
        return Speech(lang, ()).text(self)


TextArg = str | int | float | LazyText | tuple[LazyText, ...]
TextArgs = Mapping[str, TextArg]
LogLine = str | tuple[LazyText, ...]
"""One line of a log: its texts one after another, or what they say in a language."""


def player_name(seat: int) -> LazyText:
    """Return a seat inside a sentence: its player's name where it is known, otherwise its number from 1."""
    return LazyText("player-name", of=seat)


def listed(texts: Sequence[LazyText]) -> LazyText:
    """Join two or more texts as `a, b and c`."""
    return LazyText("list-and", {"start": tuple(texts[:-1]), "last": texts[-1]})


def game_word(game: str) -> LazyText | str:
    """Return a game's localized name for use in a sentence. A game of another package has only its own name."""
    from goldgavel.text.catalogue import has_message

    return LazyText(f"page-{game}-name") if has_message(f"page-{game}-name") else game


class Speech(NamedTuple):
    """The context for sentences: the language, the players' names by seat, and the reader's seat, if any."""

    lang: str
    names: Sequence[str]
    reader: int | None = None

    def say(self, message: str, /, **args: Any) -> str:
        return say(message, self.lang, **args)

    def text(self, told: LazyText) -> str:
        """Format a text for the reader."""
        args: dict[str, Any] = {name: self.argument(arg) for name, arg in told.args.items()}
        if not isinstance(told.all, UnsetType):
            return self.of_all(told.id, told.all, **args)
        if isinstance(told.of, UnsetType):
            return self.say(told.id, **args)
        if isinstance(told.to, UnsetType):
            return self.of(told.id, told.of, **args)
        return self.between(told.id, told.of, told.to, **args)

    def phrase(self, told: LazyText | str) -> str:
        """Format a text that may be in the reader's language already."""
        return told if isinstance(told, str) else self.text(told)

    def line(self, line: LogLine) -> str:
        """Format a line of a log."""
        return line if isinstance(line, str) else " ".join(map(self.text, line))

    def argument(self, arg: TextArg) -> str | int | float:
        """Format an argument of a text."""
        if isinstance(arg, LazyText):
            return self.text(arg)
        return ", ".join(map(self.text, arg)) if isinstance(arg, tuple) else arg

    def name_of(self, seat: int) -> str:
        """Return the name of a seat's player where it is known, otherwise the seat's number from 1."""
        return self.names[seat] if seat < len(self.names) else self.say("seat-inside", seat=seat + 1)

    def of(self, message: str, seat: int, /, **args: Any) -> str:
        """Format a sentence about a seat: `$name` is its player, `$you` is `yes` if it is the reader's seat."""
        return self.say(message, name=self.name_of(seat), you="yes" if seat == self.reader else "no", **args)

    def between(self, message: str, seat: int, other: int, /, **args: Any) -> str:
        """Format a sentence about what one seat does to another; `$role` is the reader's role in it."""
        role = "doer" if self.reader == seat else "target" if self.reader == other else "other"
        return self.say(message, name=self.name_of(seat), other=self.name_of(other), role=role, **args)

    def of_all(self, message: str, seats: Sequence[int], /, *, absent: str = "no", **args: Any) -> str:
        """Format a sentence about several seats: `$names` are their players, and `$count` is their number.

        `$you` is `alone` if the reader has the only seat, `with` if the reader is one of several,
        otherwise `absent`. `$others` are the names without the reader's.
        """
        others = [self.name_of(seat) for seat in seats if seat != self.reader]
        you = absent if len(others) == len(seats) else "with" if others else "alone"
        names = self.join([self.name_of(seat) for seat in seats])
        return self.say(message, names=names, others=self.join(others), count=len(seats), you=you, **args)

    def join(self, words: Sequence[str]) -> str:
        """Join words as `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", start=", ".join(words[:-1]), last=words[-1])


def say(message: str, lang: str = "en", /, **args: Any) -> str:
    """Format a message of the catalogue."""
    return _formatter()(message, lang, args)


@cache
def _formatter() -> Callable[[str, str, dict[str, Any]], str]:
    from goldgavel.text.catalogue import format_message

    return format_message


def seat_names(players: int, lang: str) -> list[str]:
    """Return default names for players without a name, counted from 1."""
    return [say("seat-name", lang, seat=seat + 1) for seat in range(players)]
