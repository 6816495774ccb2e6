"""The choice of the language."""

import pytest

from goldgavel.cli.language import language_of_locale
from tests.cli.kit import assert_refused, run

WORDS = {"en": "compiled|interpreted", "ru": "скомпилировано|без компиляции", "fr": "compilé|interprété"}


def spoken(out: str) -> list[str]:
    return [lang for lang, words in WORDS.items() if any(f"({word})" in out for word in words.split("|"))]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "RU_ru.KOI8-R"}, "ru"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "ru_RU"}, "fr"),
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU"}, "ru"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


@pytest.mark.parametrize(
    "words", [["--lang", "ru", "version"], ["version", "--lang", "ru"], ["version", "--lang=RU"]]
)
def test_the_flag_stands_anywhere(words: list[str]) -> None:
    ran = run(*words, locale="fr_FR.UTF-8")
    assert spoken(ran.out) == ["ru"]


def test_without_a_flag_the_locale_is_used() -> None:
    assert spoken(run("version", locale="fr_FR.UTF-8").out) == ["fr"]
    assert spoken(run("version", locale="C").out) == ["en"]


def test_the_last_flag_counts() -> None:
    assert spoken(run("version", "--lang", "ru", "--lang", "fr").out) == ["fr"]


@pytest.mark.parametrize("words", [["--lang", "xx", "version"], ["version", "--lang"], ["version", "--lang="]])
def test_another_language_is_refused_in_the_language_of_the_locale(words: list[str]) -> None:
    for locale, expected in (("ru_RU", "язык"), ("fr_FR", "langue"), ("C", "language")):
        ran = run(*words, locale=locale)
        assert_refused(ran)
        assert expected in ran.err.lower()
        assert "en, ru, fr" in ran.err
