"""Words for people: the catalogue (Fluent) and our rules text, in English, Russian and French.

Nothing is read until a sentence is asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

LANGUAGES = ("en", "ru", "fr")


class Word(NamedTuple):
    """A word that the catalogue has under `kind-key`, for use inside a sentence."""

    kind: str
    key: str


class LazyText(NamedTuple):
    """A sentence to be said later, in whatever language the reader has."""

    name: str
    args: Mapping[str, Any]

    def text(self, lang: str = "en") -> str:
        return say(self.name, lang, **self.args)


class Speech(NamedTuple):
    """Who tells what to whom: the language, the players' names by seat, and the seat of the reader, if any."""

    lang: str
    names: Sequence[str]
    reader: int | None = None
    about: set[int] | None = None
    """Where it is given, the seats are noted here whose own players are told something in other words."""

    def is_reader(self, seat: int) -> bool:
        if self.about is not None:
            self.about.add(seat)
        return seat == self.reader

    def say(self, message: str, /, **args: Any) -> str:
        return say(message, self.lang, **args)

    def of(self, message: str, seat: int, /, **args: Any) -> str:
        """A sentence about a seat: `$name`, and `$you` is `yes` if it is the reader's own."""
        return self.say(message, name=self.names[seat], you="yes" if self.is_reader(seat) else "no", **args)

    def join(self, words: Sequence[str]) -> str:
        """A list as people say it: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", start=", ".join(words[:-1]), last=words[-1])


def say(message: str, lang: str = "en", /, **args: Any) -> str:
    """A sentence of the catalogue."""
    return _formatter()(message, lang, args)


@cache
def _formatter() -> Callable[[str, str, dict[str, Any]], str]:
    from goldgavel.text.catalogue import format_message

    return format_message


def seat_names(players: int, lang: str) -> list[str]:
    """Names for players who have none."""
    return [say("seat-name", lang, seat=seat) for seat in range(players)]
