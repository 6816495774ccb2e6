"""The catalogue of messages: Fluent files, one folder per language, read once on first use."""

import re
from contextlib import suppress
from functools import cache, lru_cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from goldgavel.text import LANGUAGES, LazyText
from goldgavel.text.packages import game_texts, is_of_a_package

MOST = 10**15
"""Larger numbers are clamped: Fluent cannot format numbers of thirty digits, which only broken data contains."""
KEPT = {str, int}
"""Argument types that are safe as cache keys. Floats are not: 1 and 1.0 are equal but formatted differently."""
NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen of a negative number."""


class MissingMessage(KeyError):  # noqa: N818
    """A message is missing or cannot be formatted: a programming error, not a user error.

    In a game of another package it is not ours to fix: its English message, or the message's name, is shown.
    """


@cache
def bundle(lang: str) -> FluentBundle:
    functions: dict[str, Any] = {"CARD": partial(card_name, lang)}
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    _read_messages(made, resources.files("goldgavel.text") / lang)
    return made


def _read_messages(made: FluentBundle, folder: Traversable) -> None:
    """Add the messages of a folder. Messages that are already known stay as they are."""
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))


@cache
def _bundle_with_games(lang: str) -> FluentBundle:
    """Return the bundle after adding the messages of games in other packages."""
    made = bundle(lang)
    for folder in game_texts(lang):
        with suppress(OSError, UnicodeError):  # unreadable texts of one game do not affect the others
            _read_messages(made, folder)
    return made


def _bundle_for(message: str, lang: str) -> FluentBundle:
    """Return the bundle of a language. Other packages' messages are read only if this package has none."""
    ours = bundle(lang)
    return ours if ours.has_message(message) else _bundle_with_games(lang)


def card_name(lang: str, card: str, form: str = "") -> str:
    """Return how people name a card such as `Ag7`: `silver 7`. Catalogues call it as `CARD($card)`.

    `form` is an inflected form that the language's cards have: in Russian `of`, in French `the`.
    """
    metal = card.rstrip("0123456789")
    named = bundle(lang).get_message(f"card-{metal}")
    pattern = named.attributes.get(form) if form else named.value
    if pattern is None:
        raise MissingMessage(f"card-{metal}.{form}")
    words, problems = bundle(lang).format_pattern(pattern, {"rank": int(card.removeprefix(metal))})
    if problems:
        raise MissingMessage(f"{card}: {problems}")
    return str(words)


def has_message(message: str) -> bool:
    return _bundle_for(message, "en").has_message(message)


def format_message(message: str, lang: str, args: dict[str, Any]) -> str:
    """Format a message, with a cache: several readers usually get the same sentence."""
    if KEPT.issuperset(map(type, args.values())):
        return _kept(message, lang, tuple(args.items()))
    return _formatted(message, lang, args)


@lru_cache(maxsize=4096)
def _kept(message: str, lang: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _formatted(message, lang, dict(args))


def _formatted(message: str, lang: str, args: dict[str, Any]) -> str:
    chosen = _bundle_for(message, lang if lang in LANGUAGES else "en")
    value = chosen.get_message(message).value if chosen.has_message(message) else None
    if value is None:
        if not is_of_a_package(message):
            raise MissingMessage(message)
        return message if lang == "en" else _formatted(message, "en", args)
    words, problems = chosen.format_pattern(value, {name: _plain(arg, lang) for name, arg in args.items()})
    if problems and not is_of_a_package(message):
        raise MissingMessage(f"{message}: {problems}")
    return _with_minus_signs(str(words), args)


def _with_minus_signs(words: str, args: dict[str, Any]) -> str:
    """Write negative numbers with a minus sign; Babel writes a hyphen in our languages."""
    if any(isinstance(arg, int | float) and arg < 0 for arg in args.values()):
        return NEGATIVE.sub("\N{MINUS SIGN}", words)
    return words


def _plain(arg: Any, lang: str) -> Any:
    """Convert an argument to a number or string; texts and errors are formatted in `lang` first."""
    if isinstance(arg, LazyText):
        return arg.text(lang)
    if isinstance(arg, Exception) and hasattr(arg, "text"):
        return arg.text(lang)
    if isinstance(arg, int):
        return max(-MOST, min(MOST, arg))
    return arg
