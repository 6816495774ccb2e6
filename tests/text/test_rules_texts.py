"""The rules texts: the same terms as the page and the glossary, and no bare codes for players."""

import re

import pytest
from tools.generate import rules_words

from goldgavel.games import GAMES
from goldgavel.server.http.games import offer
from goldgavel.text import LANGUAGES, say
from goldgavel.text.glossary import terms_of
from goldgavel.text.rules import rules_text

every_text = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])

QUOTES = {"en": "“{}”", "ru": "«{}»", "fr": "« {} »"}
CARD = re.compile(r"(?:Bi|Cu|P|Ag|Zn|Au)\d+")
OLD_WORDS = {
    "en": r"tricks tokens?|bid window|this software.s tables|computer player|'",
    "ru": r"окн[оаеу] ставок|замен[аиуы]|золот[а-яё]+ карт|жетон хитрости|за столами этой программы|компьютерн|"
    r"закончи[а-я]+ раунд",
    "fr": r"fenêtre|cartes? communes?|cartes? d.or\b|1er|aux tables de|virtuel|en course|hors course|"
    r"jeton (?:arrêt|interdiction|échange)|'",
}
"""Words that stood for the same things before."""


@every_text
def test_the_words_at_the_end_are_those_of_the_glossary(game: str, lang: str) -> None:
    """`python -m tools.generate.rules_words` writes them again."""
    text = rules_text(game, lang)
    assert rules_words.with_words(text, game, lang) == text
    assert len(terms_of(game)) > 20


@every_text
def test_options_are_named_as_the_page_labels_them(game: str, lang: str) -> None:
    text = one_line(rules_text(game, lang))
    offered = next(one.options for one in offer().games if one.name == game)
    options = {option.name for option in offered} - {"players", "edition"}
    assert len(options) >= 3
    for option in options:
        named = f"{QUOTES[lang].format(say(f'page-option-{option}', lang))} (`{option}`)"
        assert one_line(named) in text


@every_text
def test_codes_stand_in_brackets_after_words(game: str, lang: str) -> None:
    outside_brackets = re.sub(r"\([^()]*\)", "", rules_text(game, lang))
    codes = [code for code in re.findall(r"`([^`]+)`", outside_brackets) if not CARD.fullmatch(code)]
    assert codes == []


@every_text
def test_one_word_for_one_thing(game: str, lang: str) -> None:
    assert re.findall(OLD_WORDS[lang], one_line(rules_text(game, lang)), re.IGNORECASE) == []


@every_text
def test_typography(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    assert not re.search(r"[ \n]—", text)
    if lang == "fr":
        assert not re.search(r"[ \n][;:?!»]|«[ \n]", text)


def one_line(text: str) -> str:
    return " ".join(text.split())
