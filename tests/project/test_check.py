"""`make check` explains each problem, continues with the other checks, and fails if there was any."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "tools")
    return import_module("check")


def checker(tool: ModuleType, name: str, program: str) -> Any:
    return tool.Checker(name, (sys.executable, "-c", program), lambda said: f"It said {said.strip()}.")


def test_a_failing_checker_fails_it_and_the_others_still_run(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    good = checker(tool, "good", "print('quiet')")
    bad = checker(tool, "bad", "print('oh'); raise SystemExit(3)")
    missing = tool.Checker("gone", ("/no/such/tool",), str)
    assert tool.check([good]) == 0
    assert "Everything is as it should be." in capsys.readouterr().out
    assert tool.check([bad, missing, good]) == 1
    said = capsys.readouterr().out
    assert "2 checks of 3 found something:\n- bad: It said oh.\n- gone: tool is not installed" in said
    assert "quiet" not in said


def test_the_exit_code_reaches_the_shell(tmp_path: Path) -> None:
    """With a real tool, and a file that fails both checks."""
    (tmp_path / "wrong.py").write_text("import os\nx = [1,2 ]\n")
    (tmp_path / "ruff.toml").write_text('include = ["wrong.py"]\nlint.select = ["F"]\n')
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "check.py").write_text((ROOT / "tools" / "check.py").read_text(encoding="utf-8"))
    command = [sys.executable, "tools/check.py", "--only", "lint,format"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 1
    assert "lint: The linter objects to one place (rules F401)." in done.stdout
    assert "format: One file is not formatted: run `make format`." in done.stdout
    (tmp_path / "wrong.py").write_text("x = [1, 2]\n")
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == 0  # noqa: S603


def test_files_restrict_the_checkers_of_single_files(tool: ModuleType) -> None:
    lint, types = tool.chosen(["--only", "lint,types", "one.py", "two.py"])
    assert lint.command[-2:] == ("one.py", "two.py")
    assert types == tool.chosen(["--only", "types"])[0]
    assert tool.chosen(["--only", "lint"])[0].command[-1] == "."


def test_types_are_explained(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wrong.py").write_text("def f() -> int:\n    return ''\n")
    words = ("mypy", "--config-file=", "--cache-dir=.", "wrong.py")
    found = next(one for one in tool.CHECKERS if one.name == "types")
    one = found._replace(command=(str(tool.TOOLS / words[0]), *words[1:]), folder=tmp_path)
    assert tool.check([one]) == 1
    assert "The types do not fit together in one place" in capsys.readouterr().out


def test_a_crossed_layer_is_named(tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "goldgavel"
    for part in (
        "cli",
        "server",
        "tui",
        "envs",
        "client",
        "lessons",
        "arena",
        "protocol",
        "session",
        "bots",
        "storage",
        "kernel",
        "text",
    ):
        (package / part).mkdir(parents=True)
        (package / part / "__init__.py").touch()
    for part in ("games", "games/aurum", "games/auction"):
        (package / part).mkdir()
        (package / part / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "games" / "__init__.py").write_text("import goldgavel.server\n")
    found = next(one for one in tool.CHECKERS if one.name == "layers")
    words = ("--config", str(ROOT / ".importlinter"), "--no-cache", "--contract", "layers")
    one = found._replace(command=(*found.command, *words), folder=tmp_path)
    assert tool.check([one]) == 1
    assert "layers: games imports server: a layer imports only those below it" in capsys.readouterr().out


def test_every_checker_is_there(tool: ModuleType) -> None:
    assert [one.name for one in tool.CHECKERS] == [
        "lint",
        "format",
        "types",
        "layers",
        "page",
        "page types",
        "workflows",
        "prose",
        "docs",
    ]
    for one in tool.CHECKERS:
        assert Path(one.command[0]).exists(), one.name
