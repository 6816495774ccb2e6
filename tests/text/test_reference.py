"""The reference cards of the terminal: as on the page, with the numbers of the rules, in three languages."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from goldgavel.games import GAMES, load
from goldgavel.games.reference import reference_card
from goldgavel.text import LANGUAGES
from goldgavel.text.rules import rule_blocks
from tests.kit.games.option_mixes import mix_id, spread

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "reference.json").read_text(encoding="utf-8")
)
MIXES = [(name, mix) for name in GAMES for mix in spread(name, 12)]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def card(game: str, lang: str = "en", **options: Any) -> str:
    return reference_card(game, load(game, options).options, lang).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("table", EXAMPLES, ids=lambda table: f"{table['game']}-{table['options']['players']}")
def test_the_card_has_the_same_entries_as_on_the_page(table: dict[str, Any]) -> None:
    options = load(table["game"], table["options"]).options
    entries = import_module(f"goldgavel.games.{table['game']}.wording.reference").entries_of(options)
    assert [[entry.id, entry.rule, dict(entry.args)] for entry in entries] == table["entries"]


@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
@every_language
def test_every_table_has_a_card_without_gaps(name: str, mix: dict[str, Any], lang: str) -> None:
    text = reference_card(name, load(name, mix).options, lang)
    assert not re.search(r" {2}|\{|\}|reference-|page-", text)
    cited = re.findall(r"\(([AB]\d+)\)\.\*\* \S", text)
    assert len(cited) >= 7
    assert set(cited) <= set(rule_blocks(name, lang))


@every_language
def test_A31_points_for_gold_follow_the_box(lang: str) -> None:
    assert "Au0 = 0 · Au1–3 = 1 · Au4–6 = 2 · Au7–8 = 3" in card("aurum", lang)
    assert "Au1–3 = 1 · Au4–6 = 2 · Au7 = 3" in card("aurum", lang, players=3, zero_gold="off")
    assert "Au0" not in card("aurum", lang, players=3, zero_gold="off")


@every_language
def test_B15_B20_points_for_cards(lang: str) -> None:
    text = card("auction", lang)
    assert "1 = 1 · 2 = 8 · 3 = 17 · 4 = 28 · 5 = 41 · 6+ = 56" in text
    assert "1 = 4 · 2 = 10 · 3 = 17 · 4 = 25 · 5 = 34 · 6+ = 44" in text
    assert re.search(r"20\D+15\D+10\D+−5", text)
    assert re.search(r"20\D+−10", text)


def test_A1_the_metals_have_their_names() -> None:
    assert card("aurum", "fr").endswith(
        "Bi = bismuth · Cu = cuivre · P = phosphore · Ag = argent · Zn = zinc · Au = or"
    )
    assert "Cu" not in card("aurum", "fr", players=3)


def test_B19_ties_follow_the_table() -> None:
    assert card("auction", sculpture_ties="places") != card("auction", sculpture_ties="book")
