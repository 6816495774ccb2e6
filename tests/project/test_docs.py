"""The examples of README and docs run, and say what they claim."""

import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldgavel.cli.main import main
from goldgavel.games import GAMES, game_class
from goldgavel.kernel.views import Event

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=page_id)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page build on one another, top to bottom."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page, "python"):
        exec(compile(block, page_id(page), "exec"), names)  # noqa: S102 - our own documentation


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=page_id)
def test_commands_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lines that begin with `$ goldgavel` are run in order; a line that follows one must be in its output."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    printed = ""
    for line in "".join(blocks(page, "console")).splitlines():
        if line.startswith("$ goldgavel "):
            assert main(shlex.split(line)[2:]) == 0
            printed = capsys.readouterr().out
        elif line.strip() not in {"", "…"}:
            assert line.strip() in printed


def test_every_page_is_linked_or_a_decision() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = {page_id(page) for page in (ROOT / "docs").glob("*.md")}
    assert [page for page in sorted(pages) if page not in readme] == []


@pytest.mark.parametrize("name", list(GAMES))
def test_the_view_page_names_every_field_and_event(name: str) -> None:
    page = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    fields = [field.name for field in msgspec.structs.fields(game_class(name).view_type)]
    events = import_module(f"goldgavel.games.{name}.events")
    tags = [
        str(kind.__struct_config__.tag) for kind in Event.__subclasses__() if kind.__module__ == events.__name__
    ]
    assert len(tags) >= 12
    assert [word for word in fields + tags if f"`{word}`" not in page] == []
