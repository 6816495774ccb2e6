"""The glossary: the terms of both games in every language, with their meaning and the rules that define them.

It is the only list of terms. `python -m tools.generate.rules_words` copies the terms of a game to the end of its
rules text; the page shows all of them.
"""

from functools import cache
from importlib import resources
from typing import Literal

import msgspec


class Term(msgspec.Struct, frozen=True):
    id: str
    game: Literal["aurum", "auction", "both", "program"]
    """`program`: a term of this software, which the rules of the games do not use."""
    rules: tuple[str, ...]
    words: dict[str, str]
    """By language."""
    means: dict[str, str]
    """By language."""


@cache
def glossary() -> tuple[Term, ...]:
    text = (resources.files("goldgavel.text") / "glossary.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Term, ...])


def terms_of(game: str) -> list[Term]:
    """Return the terms of one game in the order of the glossary."""
    return [term for term in glossary() if term.game in {game, "both"}]
