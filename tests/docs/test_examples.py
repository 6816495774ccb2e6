"""The examples of README and docs run and print what the pages show."""

import json
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from goldgavel.games import GAMES, game_class
from goldgavel.kernel.views import Event
from tests.docs.page_examples import run_commands, run_python
from tests.docs.pages import PAGES, ROOT, blocks, page_id
from tests.kit.games.fair_records import fair_record


def with_code(language: str) -> list[Path]:
    """The pages with code that needs no preparation."""
    return [page for page in PAGES if (language, "") in {(block.language, block.title) for block in blocks(page)}]


def games_to_verify(folder: Path) -> None:
    """The files that docs/fair.md checks: three games of Aurum, the second with two cards of round 1 exchanged."""
    games = [fair_record("aurum", seed, players=4) for seed in (1, 2, 3)]
    one, two = games[1]["deals"][0]["hands"][:2]
    one[0], two[0] = two[0], one[0]
    (folder / "games.jsonl").write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")


PREPARED = {"docs/fair.md": games_to_verify}


@pytest.mark.parametrize("page", with_code("python"), ids=page_id)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python(block for block in blocks(page) if block.language == "python" and not block.title)


@pytest.mark.parametrize("page", with_code("console"), ids=page_id)
def test_commands_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    PREPARED.get(page_id(page), lambda _: None)(tmp_path)
    found = [block for block in blocks(page) if block.language == "console" and not block.title]
    run_commands(found, capsys, monkeypatch)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_view_page_names_every_field_and_event(name: str) -> None:
    page = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    fields = [field.name for field in msgspec.structs.fields(game_class(name).view_type)]
    events = import_module(f"goldgavel.games.{name}.knowledge.events")
    tags = [
        str(kind.__struct_config__.tag) for kind in Event.__subclasses__() if kind.__module__ == events.__name__
    ]
    assert len(tags) >= 12
    assert [word for word in fields + tags if f"`{word}`" not in page] == []
