"""`version` and `bots`."""

import platform

import pytest

import goldgavel as gg
from goldgavel.bots.registry import bot_names
from tests.cli.kit import LANGUAGES, run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_version(lang: str) -> None:
    ran = run("version", "--lang", lang)
    assert ran.code == 0
    assert gg.__version__ in ran.out
    assert platform.python_version() in ran.out
    assert run("--version", "--lang", lang) == ran


def test_version_says_whether_it_is_compiled() -> None:
    assert ("(compiled)" in run("version").out) == gg.is_compiled()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots(lang: str) -> None:
    ran = run("bots", "--lang", lang)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert [line.split()[0] for line in lines] == bot_names()
    assert all(len(line.split()) > 3 for line in lines if line.startswith(("adept", "random")))


def test_a_bot_of_another_package_is_listed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.bots.registry.bot_names", lambda: ["random", "shrewd"])
    ran = run("bots")
    assert "shrewd" in ran.out
    assert "another package" in ran.out
