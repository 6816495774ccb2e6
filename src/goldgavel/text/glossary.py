"""The glossary: the terms of both games in every language, with their meaning and the rules that define them."""

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
