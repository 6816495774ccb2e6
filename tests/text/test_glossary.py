"""The glossary: complete in three languages, correct typography, consistent with the rules."""

import re

import pytest

from goldgavel.text import LANGUAGES
from goldgavel.text.glossary import Term, glossary
from goldgavel.text.rules import rule_blocks, rules_text

every_term = pytest.mark.parametrize("term", glossary(), ids=lambda term: term.id)


@every_term
def test_a_term_has_a_word_and_a_meaning_in_every_language(term: Term) -> None:
    assert tuple(term.words) == tuple(term.means) == LANGUAGES
    assert all(term.words.values())
    assert all(meaning.endswith(".") for meaning in term.means.values())


@every_term
def test_a_term_leads_to_rules_that_there_are(term: Term) -> None:
    known = {*rule_blocks("aurum"), *rule_blocks("auction")}
    assert term.rules
    assert set(term.rules) <= known
    letters = {"aurum": {"A"}, "auction": {"B"}, "both": {"A", "B"}}
    assert {rule[0] for rule in term.rules} == letters[term.game]


@every_term
def test_french_typography(term: Term) -> None:
    text = f"{term.words['fr']} {term.means['fr']}"
    assert not re.search(r" [;:?!»]", text)
    assert "'" not in text


def test_no_term_twice() -> None:
    assert len({term.id for term in glossary()}) == len(glossary())
    for lang in LANGUAGES:
        words = [(term.words[lang], term.game) for term in glossary()]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_use_the_same_words(lang: str) -> None:
    """Most terms occur unchanged; some are inflected in their sentence."""
    text = f"{rules_text('aurum', lang)} {rules_text('auction', lang)}".lower().replace(
        "\N{RIGHT SINGLE QUOTATION MARK}", "'"
    )
    stems = [re.split(r"[ (]", term.words[lang].lower())[0][:4] for term in glossary()]
    assert [stem for stem in stems if stem.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") not in text] == []
