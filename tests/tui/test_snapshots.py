"""The screens have not changed: every character, and in one language every colour."""

import re

import pytest

from tests.tui.snapshots import FOLDER, LANGUAGES, SCENES, SIZES, pictures_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", list(SCENES))
def test_snapshots(scene: str, lang: str) -> None:
    """If the difference is intended, update the files with `python -m tests.tui.snapshots`."""
    made = pictures_of(scene, lang)
    kept = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{scene}-{lang}-*.txt")}
    assert sorted(made) == sorted(kept)
    for name, text in made.items():
        assert text == kept[name], name


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_nothing_is_wider_or_higher_than_the_screen(path: "pytest.FixtureRequest") -> None:
    lines = path.read_text(encoding="utf-8").split("\n")  # type: ignore[attr-defined]
    width, height = SIZES[path.stem.rpartition("-")[2]]  # type: ignore[attr-defined]
    assert all(len(line) <= width for line in lines[:height])
    assert len(lines) > height


def test_a_refusal_has_its_rule_in_every_language() -> None:
    for lang in LANGUAGES:
        text = (FOLDER / f"aurum-refusal-{lang}-80x24.txt").read_text(encoding="utf-8")
        assert re.search(r"^ ✖ A19\u00a0?: ", text, re.MULTILINE)
