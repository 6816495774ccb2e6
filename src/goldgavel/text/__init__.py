"""Words for people: the catalogue (Fluent) and our rules text, in English, Russian and French.

Nothing is read until a sentence is asked for.
"""

from typing import Any, NamedTuple

LANGUAGES = ("en", "ru", "fr")


class Word(NamedTuple):
    """A word that the catalogue has under `kind-key`, for use inside a sentence."""

    kind: str
    key: str


def say(message: str, lang: str = "en", /, **args: Any) -> str:
    """A sentence of the catalogue."""
    from goldgavel.text.catalogue import format_message

    return format_message(message, lang, args)
