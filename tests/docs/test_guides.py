"""Follows the two guides that build something: a bot in its own package, and a third game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, CodeBlock, blocks

EXAMPLE = ROOT / "examples" / "third_game"
SOURCES = ROOT / "src" / "goldgavel"


def run(folder: Path, path: Path, *words: str, typed: str = "") -> str:
    """Run a new Python that imports from `path` first."""
    environment = {**os.environ, "PYTHONPATH": str(path), "LC_ALL": "en_GB.UTF-8"}
    command = [sys.executable, *words]
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


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
    install = ["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    run(place, place, "-m", "pip", *install, "--target", "installed", "./thrifty")
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
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the guide's changes."""
    place = tmp_path_factory.mktemp("third") / "src"
    shutil.copytree(SOURCES, place / "goldgavel", ignore=shutil.ignore_patterns("page", "__pycache__", "*.c"))
    copied = place / "goldgavel"
    shutil.copytree(EXAMPLE / "highest", copied / "games" / "highest")
    shutil.copytree(EXAMPLE / "text", copied / "text", dirs_exist_ok=True)
    shutil.copy(EXAMPLE / "lines.py", copied / "tui" / "lines" / "highest.py")
    for block in blocks(ROOT / "docs" / "add-a-game.md"):
        if block.language == "diff":
            change(place.parent / block.title, block.body.splitlines())
    return place


def change(path: Path, lines: list[str]) -> None:
    before = "\n".join(line[1:] for line in lines if line[0] != "+")
    after = "\n".join(line[1:] for line in lines if line[0] != "-")
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_the_third_game_is_an_engine_like_the_others(sources: Path, tmp_path: Path) -> None:
    python, console = titled("add-a-game.md", "with the third game")
    run(tmp_path, sources, "-c", python.body)
    run_as_shown(console, tmp_path, sources)


def test_the_third_game_is_played_line_by_line(sources: Path, tmp_path: Path) -> None:
    words = ["play", "highest", "--plain", "--players", "3", "--bots", "random", "--seed", "3", "--lang", "fr"]
    said = run(tmp_path, sources, "-m", "goldgavel", *words, typed="1\n" * 5)
    assert said.count("remporte le pli") == 5
    assert "Le plus de plis" in said


def test_the_third_game_is_played_at_a_server(sources: Path, tmp_path: Path) -> None:
    said = run(tmp_path, sources, str(Path(__file__).with_name("play_served_game.py")), "highest")
    assert "'winners'" in said
    assert "fair" in run(tmp_path, sources, "-m", "goldgavel", "verify", "record.json")
