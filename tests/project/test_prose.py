"""The linter for names and prose finds mannerisms and accepts plain sentences."""

import subprocess
from pathlib import Path

import pytest
from tools import prose


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project for the linter."""
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)  # noqa: S603, S607 - whichever git there is
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    return tmp_path


def write(tree: Path, name: str, text: str) -> None:
    path = tree / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_mannerism_in_a_docstring_or_comment_is_found(tree: Path) -> None:
    write(tree, "src/a.py", '"""Dealt anew."""\n\nX = "anew"  # so many of them\n')
    assert list(prose.mannerisms()) == [
        "src/a.py:3: “so many”: write this many, n, or the number itself",
        "src/a.py:1: “anew”: write again",
    ]


def test_a_mannerism_in_the_name_of_a_test_is_found(tree: Path) -> None:
    write(tree, "tests/test_a.py", "def test_it_is_dealt_anew() -> None: ...\ndef helper_anew() -> None: ...\n")
    assert list(prose.mannerisms()) == ["tests/test_a.py:1: “anew”: write again"]


def test_a_mannerism_in_a_comment_or_a_title_of_the_page_s_code_is_found(tree: Path) -> None:
    lines = [
        "/** Loads anew. */",
        'const anew = "anew"; // see `anew`',
        'test("starts anew", () => {});',
        "// anew",
    ]
    write(tree, "web/tests/a.test.ts", "\n".join(lines))
    write(tree, "web/src/A.svelte", "<!-- so many -->\n<p>anew</p>\n")
    assert list(prose.mannerisms()) == [
        "web/src/A.svelte:1: “so many”: write this many, n, or the number itself",
        *(f"web/tests/a.test.ts:{number}: “anew”: write again" for number in (1, 3, 4)),
    ]


def test_a_mannerism_in_markdown_is_found_outside_code(tree: Path) -> None:
    write(tree, "README.md", "```sh\nanew\n```\nUse `anew` [here](anew.md).\nIt stands beside it.\n")
    assert list(prose.mannerisms()) == ["README.md:5: “beside”: write next to, or besides"]


@pytest.mark.parametrize(
    "fine", ["There is no limit.", "It is no longer there.", "0 is no limit.", "contempt for who someone is"]
)
def test_natural_sentences_pass(tree: Path, fine: str) -> None:
    write(tree, "docs/a.md", fine)
    assert list(prose.mannerisms()) == []


def test_long_lines_of_markdown_are_found_but_not_tables(tree: Path) -> None:
    write(tree, "docs/a.md", f"{'x' * 121}\n| {'x' * 121} |\n")
    assert list(prose.long_lines()) == ["docs/a.md:1: 121 characters: wrap at 120"]


def test_gerunds_are_found_but_trade_terms_pass(tree: Path) -> None:
    write(tree, "src/hearing.py", "")
    write(tree, "src/sampling.py", "")
    write(tree, "tests/test_parting.py", "")
    assert list(prose.gerund_modules()) == [
        "src/hearing.py: a module is a noun that says what it holds",
        "tests/test_parting.py: a module is a noun that says what it holds",
    ]


def test_a_class_name_is_used_once_except_for_the_same_part_of_both_games(tree: Path) -> None:
    for name in ("games/aurum/state", "games/auction/state", "server/link", "client/link"):
        write(tree, f"src/{name}.py", f"class {'State' if 'state' in name else 'Link'}: ...\n")
    write(tree, "tests/test_link.py", "class Link: ...\n")
    assert list(prose.repeated_classes()) == [
        "class Link is in src/client/link.py, src/server/link.py, tests/test_link.py: one name, one thing"
    ]


def test_crowded_folders_are_found(tree: Path) -> None:
    for number in range(21):
        write(tree, f"src/many/m{number}.py", "")
    assert list(prose.crowded_folders()) == ["src/many: 21 Python files: group them, at most 20 per folder"]
