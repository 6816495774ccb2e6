"""The words of both games, in every language, each with what it means and the rules that say so."""

from functools import cache
from importlib import resources
from typing import Literal

import msgspec


class Term(msgspec.Struct, frozen=True):
    id: str
    game: Literal["aurum", "auction", "both"]
    rules: tuple[str, ...]
    words: dict[str, str]
    """By language."""
    means: dict[str, str]
    """By language."""


@cache
def glossary() -> tuple[Term, ...]:
    text = (resources.files("goldgavel.text") / "glossary.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Term, ...])
