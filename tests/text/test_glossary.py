"""The glossary: complete in three languages, correct typography, consistent with the rules."""

import re

import pytest

from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES
from goldgavel.text.glossary import Term, glossary, terms_of
from goldgavel.text.rules import rule_blocks, rules_text

OF_OTHER_GAMES = {"suit", "following-suit"}
"""Explained for people who know other card games; the rules say it with metals."""

every_term = pytest.mark.parametrize("term", glossary(), ids=lambda term: term.id)


@every_term
def test_a_term_has_a_word_and_a_meaning_in_every_language(term: Term) -> None:
    assert tuple(term.words) == tuple(term.means) == LANGUAGES
    assert all(term.words.values())
    assert all(meaning.endswith(".") for meaning in term.means.values())


@every_term
def test_a_term_leads_to_rules_that_there_are(term: Term) -> None:
    known = {*rule_blocks("aurum"), *rule_blocks("auction")}
    assert set(term.rules) <= known
    letters = {"aurum": {"A"}, "auction": {"B"}, "both": {"A", "B"}}
    if term.game != "program":
        assert {rule[0] for rule in term.rules} == letters[term.game]


@every_term
def test_french_typography(term: Term) -> None:
    text = f"{term.words['fr']} {term.means['fr']}"
    assert not re.search(r" [;:?!»]|« ", text)
    assert "'" not in text


@every_term
def test_a_russian_line_does_not_begin_with_a_dash(term: Term) -> None:
    assert " —" not in term.means["ru"]


def test_no_term_twice() -> None:
    assert len({term.id for term in glossary()}) == len(glossary())
    for lang in LANGUAGES:
        words = [(term.words[lang], term.game) for term in glossary()]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("trump", ("trump", "козырь", "atout")),
        ("suit", ("suit", "масть", "couleur")),
        ("following-suit", ("following suit", "ответ той же мастью", "fournir la couleur")),
        ("ploy-token", ("ploy token", "жетон хитростей", "jeton de ruse")),
        ("bid-change", ("changing a bid", "изменение ставки", "remplacer une enchère")),
        ("gold-card", ("gold card", "карта золота", "carte Or")),
        ("base-card", ("base card", "обычная карта", "carte Métal commun")),
        ("commitment", ("commitment", "обязательство", "engagement")),
    ],
)
def test_terms_of_the_boxes(name: str, words: tuple[str, ...]) -> None:
    term = next(term for term in glossary() if term.id == name)
    assert tuple(term.words.values()) == words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_use_the_terms(game: str, lang: str) -> None:
    """The beginning of each term stands in the text above the table of words; endings differ."""
    text = rules_text(game, lang).rpartition("\n## ")[0].lower()
    words = [term.words[lang] for term in terms_of(game) if term.id not in OF_OTHER_GAMES]
    assert [word for word in words if beginning(word) not in text] == []


def beginning(words: str) -> str:
    first = words.lower().split()[0]
    return first[:4] if len(first) > 4 else first[:3]
