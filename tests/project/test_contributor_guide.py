"""Applies the examples of CONTRIBUTING.md to a copy of the sources: the named tests fail, then pass."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.cli.main import main
from goldgavel.games import GAMES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "page", "snapshots", "playthroughs")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def diff_of(path: str) -> str:
    """Return the part of the guide's diffs that changes this file."""
    parts = [part for block in blocks("diff") for part in re.split(r"(?m)^(?=--- a/)", block) if part]
    (found,) = [part for part in parts if part.startswith(f"--- a/{path}\n")]
    return found


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("src/goldgavel", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    keeper = tmp_path / "web" / "src" / "keeper" / "auction"
    keeper.mkdir(parents=True)
    shutil.copy(ROOT / "web" / "src" / "keeper" / "auction" / "score.ts", keeper)
    return tmp_path


def apply(copy: Path, *paths: str) -> None:
    for path in paths:
        subprocess.run(["git", "apply", "-C1", "-"], cwd=copy, check=True, input=diff_of(path).encode())  # noqa: S607


def run(copy: Path, *command: str) -> str:
    """Run pytest on the interpreted sources, as the guide does."""
    found = {
        **os.environ,
        "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}",
        "GOLDGAVEL_PURE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    done = subprocess.run([sys.executable, *command], cwd=copy, env=found, check=False, capture_output=True)  # noqa: S603 - our own guide
    return done.stdout.decode()


def outcome(copy: Path, *arguments: str) -> str:
    """Return the last line that pytest prints."""
    return run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments).splitlines()[-1]


def test_the_changed_rule(copy: Path) -> None:
    apply(copy, "tests/rules/test_auction_scores.py")
    command = ("tests/rules/test_auction_scores.py", "-k", "B18")
    failed, passed = re.findall(r"(?m)^    (\d+ failed, \d+ passed)$|says `(\d+ passed)`", GUIDE)
    assert outcome(copy, *command).startswith(failed[0])
    rules = "src/goldgavel/games/auction/rules/scores"
    apply(copy, f"{rules}.py", f"{rules}.pxd", "web/src/keeper/auction/score.ts")
    assert outcome(copy, *command).startswith(passed[1])


def test_the_new_sentence(copy: Path) -> None:
    tests = (
        "tests/text/test_catalogue.py",
        "tests/cli/test_version_and_bots.py",
        "-k",
        "the_same or code or bots",
    )
    apply(copy, "src/goldgavel/cli/commands/bots.py", "tests/cli/test_version_and_bots.py")
    assert " failed" in outcome(copy, *tests)
    apply(copy, *(f"src/goldgavel/text/{lang}/cli.ftl" for lang in ("en", "ru", "fr")))
    assert " failed" not in outcome(copy, *tests)
    (shown,) = re.findall(r"bots --lang ru\n    …\n    (.*)\n", GUIDE)
    assert run(copy, "-X", "utf8", "-m", "goldgavel", "bots", "--lang", "ru").splitlines()[-1] == shown


def test_the_new_setting_is_one_field(copy: Path) -> None:
    """Without another change it goes from the request to the row and back, and old tables have its default."""
    apply(copy, "src/goldgavel/kernel/table_settings.py")
    shown = "from goldgavel.protocol.table_info import TableInfo as T; print('rematches' in T.__struct_fields__)"
    assert run(copy, "-c", shown) == "True\n"
    tests = ("tests/server/test_table_settings.py", "tests/storage/test_migrations.py")
    assert outcome(copy, *tests, "-k", "setting and not postgres").startswith("4 passed")


@pytest.mark.parametrize("title", GAMES)
def test_the_new_bot_plays(title: str) -> None:
    names: dict[str, Any] = {"__name__": "modest"}
    exec(compile(blocks("python")[0], "modest.py", "exec"), names)  # noqa: S102 - our own guide
    game = gg.load(title, players=4)
    assert play_game(game, [names["Modest"], "random", "random", "random"], seed=2).is_terminal()
    (package,) = map(tomllib.loads, blocks("toml"))
    assert package["project"]["entry-points"]["goldgavel.bots"] == {"modest": "modest:Modest"}


def test_the_rule_is_shown_as_the_guide_says(capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = blocks("console")
    command, line = shown.splitlines()
    assert main([*command.split()[2:], "--lang", "en"]) == 0
    assert line in capsys.readouterr().out


def test_the_programs_that_are_named_are_there() -> None:
    modules = set(re.findall(r"python -m (tests[\w.]+)", GUIDE))
    assert len(modules) >= 3
    places = {name: ROOT / name.replace(".", "/") for name in modules}
    runnable = {name for name, place in places.items() if (place / "__main__.py").exists()}
    assert [name for name in modules - runnable if not places[name].with_suffix(".py").exists()] == []
    targets = set(re.findall(r"`?make ([a-z]+)", GUIDE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [name for name in targets if not re.search(rf"(?m)^{name}:", makefile)] == []
