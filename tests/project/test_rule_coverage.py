"""Every rule has a test named after it, and is in the rules text of every language."""

import re
from importlib import resources
from pathlib import Path

import pytest

from goldgavel.text import LANGUAGES

RULES = {"aurum": [f"A{number}" for number in range(1, 40)], "auction": [f"B{number}" for number in range(1, 28)]}
TESTS = Path(__file__).parents[1] / "rules"


@pytest.mark.parametrize("game", list(RULES))
def test_every_rule_has_a_test_named_by_it(game: str) -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    named = set(re.findall(r"^def test_([AB]\d+)_", tests, re.MULTILINE))
    assert [rule for rule in RULES[game] if rule not in named] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(RULES))
def test_every_rule_is_in_our_text_once_and_in_order(game: str, lang: str) -> None:
    text = (resources.files("goldgavel.text") / "rules" / f"{game}.{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*([AB]\d+)\.\*\* ", text, re.MULTILINE) == RULES[game]
