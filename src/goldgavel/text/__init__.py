"""Texts for people in English, Russian and French: the Fluent catalogue, rules texts and glossary.

Files are read lazily, when the first message is formatted.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

LANGUAGES = ("en", "ru", "fr")


class Word(NamedTuple):
    """A word of the catalogue, under the message `kind-key`, for use as an argument of a sentence."""

    kind: str
    key: str


class SeatName(NamedTuple):
    """A seat as an argument of a sentence: its player's name where it is known, otherwise its number from 1."""

    seat: int


def game_word(game: str) -> Word | str:
    """Return a game's localized name for use in a sentence. A game of another package has only its own name."""
    from goldgavel.text.catalogue import has_message

    return Word("page", f"{game}-name") if has_message(f"page-{game}-name") else game


class LazyText(NamedTuple):
    """A message and its arguments, formatted later in the reader's language."""

    name: str
    args: Mapping[str, Any]

    def text(self, lang: str = "en") -> str:
        return say(self.name, lang, **self.args)


class Speech(NamedTuple):
    """The context for sentences: the language, the players' names by seat, and the reader's seat, if any."""

    lang: str
    names: Sequence[str]
    reader: int | None = None
    about: set[int] | None = None
    """If given, collects the seats that are subjects of a sentence: their own players read other words."""

    def is_reader(self, seat: int) -> bool:
        if self.about is not None:
            self.about.add(seat)
        return seat == self.reader

    def say(self, message: str, /, **args: Any) -> str:
        return say(message, self.lang, **args)

    def of(self, message: str, seat: int, /, **args: Any) -> str:
        """Format a sentence about a seat: `$name` is its player, `$you` is `yes` if it is the reader's seat."""
        return self.say(message, name=self.names[seat], you="yes" if self.is_reader(seat) else "no", **args)

    def between(self, message: str, seat: int, other: int, /, **args: Any) -> str:
        """Format a sentence about what one seat does to another; `$role` is the reader's role in it."""
        is_target, is_doer = self.is_reader(other), self.is_reader(seat)
        role = "doer" if is_doer else "target" if is_target else "other"
        return self.say(message, name=self.names[seat], other=self.names[other], role=role, **args)

    def of_all(self, message: str, seats: Sequence[int], /, *, absent: str = "no", **args: Any) -> str:
        """Format a sentence about several seats: `$names` are their players, and `$count` is their number.

        `$you` is `alone` if the reader has the only seat, `with` if the reader is one of several,
        otherwise `absent`. `$others` are the names without the reader's.
        """
        others = [self.names[seat] for seat in seats if not self.is_reader(seat)]
        you = absent if len(others) == len(seats) else "with" if others else "alone"
        names = self.join([self.names[seat] for seat in seats])
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
