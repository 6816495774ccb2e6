"""The catalogue: Fluent files, one folder a language, read once when first needed."""

from functools import cache, lru_cache
from importlib import resources
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from goldgavel.text import LANGUAGES, LazyText, Word

MOST = 10**15
"""Fluent cannot write numbers of thirty digits, which only broken data has: they are cut off here."""


GROUPED = 1000
"""From here on languages write numbers each in their own way."""
KEPT = {str, int, Word}
"""What tells sentences apart that are kept: 1 and 1.0 are equal, and said in different words."""


class SmallNumber(FluentInt):
    """One that all our languages write alike, as Python does, which is thirty times as quick."""

    def format(self, locale: Locale) -> str:
        del locale
        return str(int(self))


class MissingMessage(KeyError):  # noqa: N818
    """A message that no catalogue has: a mistake of ours, never of the user's."""


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    folder = resources.files("goldgavel.text") / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def format_message(message: str, lang: str, args: dict[str, Any]) -> str:
    """A sentence; the last ones are kept, because several readers are told the same."""
    if KEPT.issuperset(map(type, args.values())):
        return _kept(message, lang, tuple(args.items()))
    return _formatted(message, lang, args)


@lru_cache(maxsize=4096)
def _kept(message: str, lang: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _formatted(message, lang, dict(args))


def _formatted(message: str, lang: str, args: dict[str, Any]) -> str:
    chosen = bundle(lang if lang in LANGUAGES else "en")
    value = chosen.get_message(message).value if chosen.has_message(message) else None
    if value is None:
        raise MissingMessage(message)
    words, problems = chosen.format_pattern(value, {name: _plain(arg, lang) for name, arg in args.items()})
    if problems:
        raise MissingMessage(f"{message}: {problems}")
    return str(words)


def _plain(arg: Any, lang: str) -> Any:
    """What Fluent takes: numbers and strings. Words, sentences and errors are said in the same language first."""
    if isinstance(arg, Word):
        return format_message(f"{arg.kind}-{arg.key}", lang, {})
    if isinstance(arg, LazyText):
        return arg.text(lang)
    if isinstance(arg, Exception) and hasattr(arg, "text"):
        return arg.text(lang)
    if isinstance(arg, int):
        return SmallNumber(arg) if abs(arg) < GROUPED else max(-MOST, min(MOST, arg))
    return arg
