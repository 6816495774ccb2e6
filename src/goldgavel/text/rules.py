"""The rules texts: a whole text, or one numbered rule.

A rule's block starts with its number, `**A19.** `, at the beginning of a line and ends at the next blank line.
"""

import re
from functools import cache
from importlib import resources

from goldgavel.text import LANGUAGES
from goldgavel.text.packages import game_rules

RULE = re.compile(r"^\*\*([A-Z]\d+)\.\*\* (?:.+\n?)+", re.MULTILINE)
LOOKALIKES = str.maketrans("АВ", "AB")
"""Cyrillic letters that look like the Latin letters of rule numbers."""


@cache
def rules_text(game: str, lang: str = "en") -> str:
    """Return the whole text as Markdown."""
    chosen = lang if lang in LANGUAGES else "en"
    ours = resources.files("goldgavel.text") / "rules" / f"{game}.{chosen}.md"
    return (ours if ours.is_file() else game_rules(game, chosen)).read_text(encoding="utf-8")


@cache
def rule_blocks(game: str, lang: str = "en") -> dict[str, str]:
    """Return the text of every rule by its number, in the order of the page."""
    return {block[1]: block[0].strip() for block in RULE.finditer(rules_text(game, lang))}


def find_rule(game: str, number: str, lang: str = "en") -> str | None:
    """Return one rule by its number as people type it: `A19`, `a19`, `19`. None if there is no such rule."""
    blocks = rule_blocks(game, lang)
    asked = number.strip().upper().translate(LOOKALIKES)
    if asked.isdecimal() and asked.isascii():
        letter = next(iter(blocks))[0]
        asked = f"{letter}{int(asked)}" if len(asked) <= 3 else asked
    return blocks.get(asked)
