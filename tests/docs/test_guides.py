"""Follows the two guides that build something: a bot and a game, each in a package of its own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, CodeBlock, blocks

EXAMPLE = ROOT / "examples" / "third_game"


def run(folder: Path, path: Path, *words: str, typed: str = "") -> str:
    """Run a new Python that imports from `path` first."""
    environment = {**os.environ, "PYTHONPATH": str(path), "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, *words]
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def install(place: Path, package: str) -> None:
    """Install a package of this folder into its folder `installed`."""
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    run(place, place, "-m", "pip", "install", *options, "--target", "installed", package)


def titled(page: str, title: str) -> list[CodeBlock]:
    found = [block for block in blocks(ROOT / "docs" / page) if block.title == title]
    assert found
    return found


def run_as_shown(block: CodeBlock, folder: Path, path: Path) -> None:
    """Run the commands of a block. The lines after a command must be in its output."""
    printed = ""
    for line in block.body.splitlines():
        if line.startswith("$ "):
            printed = run(folder, path, "-m", *line[2:].split())
        else:
            assert line in printed


# docs/write-a-bot.md


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the page shows it, installed into a temporary folder."""
    place = tmp_path_factory.mktemp("bot")
    for block in blocks(ROOT / "docs" / "write-a-bot.md"):
        if block.title.startswith("thrifty/"):
            (place / block.title).parent.mkdir(exist_ok=True)
            (place / block.title).write_text(block.body, encoding="utf-8")
    install(place, "./thrifty")
    return place


def test_the_bot_plays_before_it_is_installed(bot: Path) -> None:
    (block,) = titled("write-a-bot.md", "next to thrifty.py")
    scores = run(bot, bot / "thrifty", "-c", block.body)
    assert re.fullmatch(r"\[(-?\d+, ){3}-?\d+\]\n", scores)


def test_the_bot_is_known_to_every_command_once_it_is_installed(bot: Path) -> None:
    (block,) = titled("write-a-bot.md", "with thrifty installed")
    run_as_shown(block, bot, bot / "installed")


# docs/add-a-game.md


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The third game's package, installed into a temporary folder."""
    place = tmp_path_factory.mktemp("third")
    shutil.copytree(EXAMPLE, place / "third_game", ignore=shutil.ignore_patterns("__pycache__"))
    install(place, "./third_game")
    return place / "installed"


def test_the_third_game_is_an_engine_like_the_others(game: Path, tmp_path: Path) -> None:
    engine, console, environments = titled("add-a-game.md", "with the third game")
    run(tmp_path, game, "-c", engine.body)
    run(tmp_path, game, "-c", environments.body)
    run_as_shown(console, tmp_path, game)


def test_the_third_game_is_played_line_by_line(game: Path, tmp_path: Path) -> None:
    words = ["play", "highest", "--plain", "--players", "3", "--seed", "3", "--lang", "fr"]
    said = run(tmp_path, game, "-m", "goldgavel", *words, typed="reference\nhand\nhint\n" + "1\n" * 5)
    assert "La plus haute n’a pas encore de carte de référence" in said
    assert said.count("remporte le pli") == 5
    assert "Le plus de plis" in said


@pytest.mark.parametrize(
    "names", [("session", "screen"), ("pettingzoo", "gymnasium", "batch"), ("openspiel",)], ids="-".join
)
def test_the_third_game_is_played_from_python(game: Path, tmp_path: Path, names: tuple[str, ...]) -> None:
    path = Path(os.pathsep.join(map(str, (game, ROOT))))
    said = run(tmp_path, path, "-m", "tests.docs.play_third_game", *names)
    assert [line.split(maxsplit=1)[0] for line in said.splitlines() if line.startswith(names)] == list(names)


def test_the_third_game_is_played_at_a_server(game: Path, tmp_path: Path) -> None:
    said = run(tmp_path, game, str(Path(__file__).with_name("play_served_game.py")), "highest")
    assert "'winners'" in said
    assert "fair" in run(tmp_path, game, "-m", "goldgavel", "verify", "record.json")


def test_a_part_that_is_missing_is_named(game: Path, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "goldgavel", "reference", "highest"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(game), "LC_ALL": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode != 0
    assert "Highest has no reference card yet" in ended.stderr
    assert "Traceback" not in ended.stderr
