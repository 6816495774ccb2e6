"""A game of another package on the command line: options with taken names, and texts that it lacks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, run
from tests.kit.games import third_game

COMMANDS = ("simulate", "play", "arena", "completion")


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    with third_game.installed(tmp_path) as place:
        yield place


def edit(package: Path, file: str, old: str, new: str) -> None:
    text = (package / file).read_text(encoding="utf-8")
    assert old in text
    (package / file).write_text(text.replace(old, new), encoding="utf-8")


def without(package: Path, *messages: str) -> None:
    """Remove messages from the package's texts."""
    for file in package.glob("text/*/*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        left = [line for line in lines if line.partition(" ")[0] not in messages]
        assert len(left) == len(lines) - len(messages)
        file.write_text("".join(left), encoding="utf-8")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_games_share_the_name_of_an_option(lang: str) -> None:
    """Aurum has `--hand` too, for research. Each game lists it with its own values and text."""
    for command in COMMANDS:
        ran = run(command, "--help", "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
    page = " ".join(run("simulate", "--help", "--lang", lang).out.split())
    assert "--hand 3|4|5" in page
    assert "(C1)" in page
    assert page.count("--hand ") == 2
    script = run("completion", "bash").out
    assert "3 4 5" in script


@pytest.mark.usefixtures("package")
def test_an_option_that_games_share_counts_for_the_game_that_is_played() -> None:
    said = run(
        "simulate", "highest", "--hand", "3", "--low-wins", "on", "--games", "2", "--seed", "1", "--out", "-"
    )
    assert said.code == 0
    assert said.out.count('"hand":3,"low_wins":true') == 2
    assert run("simulate", "aurum", "--hand", "3", "--games", "1", "--seed", "1").code == 0
    assert "low_wins" in run("simulate", "aurum", "--low-wins", "on").err


def test_an_option_with_the_name_of_a_flag_leaves_the_flag_alone(package: Path) -> None:
    edit(package, "game.py", '"low_wins", "switch"', '"seed", "switch"')
    edit(package, "game.py", '"low_wins": False', '"seed": False')
    edit(package, "knowledge/view.py", "low_wins: bool", "seed: bool")
    edit(package, "state.py", "options.low_wins", "options.seed")
    for command in COMMANDS:
        assert run(command, "--help").code == 0
    for game in ("highest", "aurum"):
        assert run("simulate", game, "--games", "1", "--seed", "1").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_without_a_text_is_shown_by_its_name(package: Path, lang: str) -> None:
    """The heading and every option have a fallback, so that the help of all games is complete."""
    without(package, "highest-option-low-wins", "page-highest-name")
    ran = run("simulate", "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "Highest" in ran.out
    assert "low-wins (" in " ".join(ran.out.split())


def test_a_sentence_that_is_missing_is_shown_by_its_name(package: Path, tmp_path: Path) -> None:
    """A language without it has the English one."""
    file = str(tmp_path / "games.jsonl")
    assert run("simulate", "highest", "--games", "1", "--seed", "1", "--out", file).code == 0
    edit(package, "text/fr/highest.ftl", "highest-played =", "highest-moved =")
    without(package, "highest-won")
    third_game.clear_caches()
    said = run("replay", file, "--lang", "fr")
    assert (said.code, said.err) == (0, "")
    assert "plays" in said.out
    assert "highest-won" in said.out
    assert "Le plus de plis" in said.out


def test_a_game_with_unreadable_texts_does_not_affect_the_others(package: Path) -> None:
    (package / "text" / "en" / "highest.ftl").write_bytes(b"highest-won = \xff")
    assert run("simulate", "--help").code == 0
    assert run("simulate", "highest", "--games", "1", "--seed", "1").code == 0


def test_a_game_that_cannot_be_made_does_not_affect_the_others(package: Path) -> None:
    edit(
        package,
        "game.py",
        "        read = read_options(",
        '        raise LookupError("no cards")\n        read = read_options(',
    )
    for command in COMMANDS:
        assert run(command, "--help").code == 0
    ran = run("simulate", "highest", "--games", "1")
    assert ran.code == 2
    assert "LookupError: no cards" in ran.err
