"""The players' guides say the same in three languages: headings, code, links, tables and lists agree."""

import re
from pathlib import Path, PurePosixPath

import pytest
from tools.docs.markdown import links, prose
from tools.docs.places import guide_language, place_of

from tests.docs.pages import ROOT, TRANSLATIONS, blocks, page_id

GUIDES = ("play", "host", "terminal", "fair")
LANGUAGES = ("ru", "fr")
NAMES = {"en": "English", "ru": "Русский", "fr": "Français"}
every_translation = pytest.mark.parametrize("page", TRANSLATIONS, ids=page_id)


def guide_of(page: Path) -> str:
    return page.name.split(".")[0]


def english_of(page: Path) -> Path:
    return page.with_name(f"{guide_of(page)}.md")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def switcher(page: Path) -> str:
    """The line that leads to the other languages, as it should be."""
    own = guide_language(PurePosixPath(page.name))
    targets = {"en": f"{guide_of(page)}.md"} | {code: f"{guide_of(page)}.{code}.md" for code in LANGUAGES}
    return " · ".join(name if code == own else f"[{name}]({targets[code]})" for code, name in NAMES.items())


def shape(page: Path) -> list[str]:
    """The kind of every line of prose that begins something: headings by level, list items, rows of tables."""
    return re.findall(r"^(#+ |- |\d+\. |\|)", prose(text_of(page)), re.MULTILINE)


def test_every_guide_for_players_is_translated() -> None:
    assert {page.name for page in TRANSLATIONS} == {f"{guide}.{code}.md" for guide in GUIDES for code in LANGUAGES}


@pytest.mark.parametrize(
    "page", [*TRANSLATIONS, *(ROOT / "docs" / f"{guide}.md" for guide in GUIDES)], ids=page_id
)
def test_the_other_languages_are_linked_at_the_top(page: Path) -> None:
    assert text_of(page).splitlines()[2] == switcher(page)


@every_translation
def test_the_structure_is_that_of_the_english_guide(page: Path) -> None:
    assert shape(page) == shape(english_of(page))


@every_translation
def test_the_code_is_that_of_the_english_guide(page: Path) -> None:
    assert [block[2:] for block in blocks(page)] == [block[2:] for block in blocks(english_of(page))]


@every_translation
def test_the_links_are_those_of_the_english_guide(page: Path) -> None:
    """Where the target is translated, the link leads to the same language."""
    language = guide_language(PurePosixPath(page.name))
    below = text_of(page).replace(switcher(page), "")
    english = text_of(english_of(page)).replace(switcher(english_of(page)), "")
    expected = [in_language(target, language) for target in links(english)]
    assert sorted(links(below)) == sorted(expected)


def in_language(target: str, language: str) -> str:
    if target in {f"{guide}.md" for guide in GUIDES}:
        return target.replace(".md", f".{language}.md")
    return target.replace(".en.md", f".{language}.md")


def test_a_translation_is_in_the_folder_of_its_language_on_the_site() -> None:
    assert place_of(PurePosixPath("docs/play.fr.md")).as_posix() == "fr/play.md"
    assert place_of(PurePosixPath("docs/play.md")).as_posix() == "play.md"
    configured = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in TRANSLATIONS:
        assert f": {place_of(PurePosixPath(page_id(page)))}\n" in configured
