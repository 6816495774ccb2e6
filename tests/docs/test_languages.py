"""The Russian and French rules pages have menus and labels in their language too."""

from pathlib import Path

import pytest
from tools.docs.languages import OURS, finish
from tools.docs.places import ROOT
from tools.docs.rules import page

CHROME = "".join(f'<a title="{words}">\n  {words}\n</a>' for words in OURS)
LINKS = '<a href="{}play.html" class="md-tabs__link"><a href="{}rules/fr/aurum/index.html" class="md-nav__link">'


def built(site: Path, place: str, text: str) -> Path:
    path = site / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "day"), [("ru", "День"), ("fr", "Jour")])
def test_our_words_are_said_in_the_language_of_the_page(tmp_path: Path, language: str, day: str) -> None:
    found = built(tmp_path, f"rules/{language}/aurum/index.html", f"{CHROME}<p>Day by Day</p>")
    usual = built(tmp_path, "index.html", CHROME)
    assert finish(tmp_path) == []
    text = found.read_text(encoding="utf-8")
    assert f'title="{day}">\n  {day}\n' in text
    assert not [words for words in OURS if f'"{words}"' in text]
    assert "<p>Day by Day</p>" in text
    assert usual.read_text(encoding="utf-8") == CHROME


def test_words_that_are_not_there_any_more_are_a_problem(tmp_path: Path) -> None:
    built(tmp_path, "rules/ru/aurum/index.html", CHROME.replace("Night", "Dark"))
    assert finish(tmp_path) == ["rules/ru/aurum/index.html: does not say “Night”"]


def test_links_to_another_language_say_so(tmp_path: Path) -> None:
    english = built(tmp_path, "play.html", LINKS.format("", ""))
    french = built(tmp_path, "rules/fr/aurum/index.html", LINKS.format("../../../", "../../../") + CHROME)
    assert finish(tmp_path) == []
    assert '<a href="play.html" class' in english.read_text(encoding="utf-8")
    assert '<a href="rules/fr/aurum/index.html" lang="fr" hreflang="fr" class' in english.read_text(
        encoding="utf-8"
    )
    assert '<a href="../../../play.html" lang="en" hreflang="en" class' in french.read_text(encoding="utf-8")
    assert '<a href="../../../rules/fr/aurum/index.html" class' in french.read_text(encoding="utf-8")


def test_our_words_are_those_of_the_configuration() -> None:
    configured = " ".join((ROOT / "mkdocs.yml").read_text(encoding="utf-8").split())
    assert [words for words in OURS if words not in configured] == ["Permanent link"]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_page_says_what_it_is_in(language: str) -> None:
    assert page("aurum", language).startswith(f"---\nlang: {language}\n---\n")
