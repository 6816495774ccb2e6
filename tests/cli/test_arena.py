"""`arena`: the table, JSON, records, the plot, and errors for wrong arguments."""

import json
import os
import pty
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.kit import LANGUAGES, CommandResult, assert_refused, read_terminal, run, start
from tests.cli.test_simulate import wait_for

SMALL = ("aurum", "--bots", "novice,random", "--deals", "3", "--seed", "1", "--jobs", "1")


def arena(*words: str) -> CommandResult:
    ran = run("arena", *words)
    assert ran.code == 0, ran.err
    return ran


def found(*words: str) -> Any:
    return json.loads(arena(*words, "--json").out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table(lang: str) -> None:
    ran = arena(*SMALL, "--lang", lang)
    assert ran.err == ""
    assert ran.out.count("novice") == 2
    assert "Elo" in ran.out or "Эло" in ran.out
    assert "±" in ran.out
    table = [line for line in ran.out.splitlines() if "/2" in line]
    assert len(table) == 2
    assert all(len(line) <= 80 for line in table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_widest_table_fits(lang: str) -> None:
    words = ("auction", "--bots", "novice,random", "--deals", "1", "--seed", "1", "--jobs", "1", "--lang", lang)
    rows = [line for line in arena(*words).out.splitlines() if "/4" in line]
    assert len(rows) == 4
    assert all(len(line) <= 80 for line in rows)


def test_json_has_everything() -> None:
    results = found(*SMALL)
    assert results["format"] == "goldgavel-arena/1"
    assert results["entrants"] == ["novice", "random"]
    assert (results["deals"], results["games"], results["seed"]) == (3, 6, 1)
    assert results["options"]["players"] == 4
    (match,) = results["matches"]
    assert [line["entrant"] for line in match["lines"]] == ["novice", "random"]
    assert sum(line["wins"]["mean"] for line in match["lines"]) == pytest.approx(1)
    assert all(line["wins"]["low"] <= line["wins"]["mean"] <= line["wins"]["high"] for line in match["lines"])
    (pair,) = results["pairs"]
    assert pair["difference"]["low"] < pair["difference"]["mean"] < pair["difference"]["high"]
    assert results["sprt"] is None
    assert {line["entrant"] for line in results["ratings"]} == {"novice", "random"}


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = found(*SMALL)
    assert found(*SMALL[:-1], "2") == one
    assert found(*SMALL[:-4], "--seed", "2", "--jobs", "1") != one


def test_mixes_and_options_reach_the_games() -> None:
    words = ("auction", "--players", "3", "--tokens", "stop", "--bots", "novice,random", "--deals", "1")
    one = found(*words, "--seed", "1", "--mix", "one", "--jobs", "1")
    assert [match["mix"] for match in one["matches"]] == ["one"]
    assert one["options"]["tokens"] == ["stop"]
    assert one["games"] == 3
    assert found(*words, "--seed", "1", "--jobs", "1")["games"] == 6


def test_a_contest_is_resumed_from_its_records(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    first = arena(*SMALL, "--out", out)
    assert first.err == ""
    before = Path(out).read_bytes()
    words = ("aurum", "--bots", "novice,random", "--deals", "5", "--jobs", "1", "--out", out, "--json")
    again = run("arena", *words)
    assert "6" in again.err
    assert json.loads(again.out)["deals"] == 5
    assert json.loads(again.out)["seed"] == 1
    assert Path(out).read_bytes().startswith(before)
    assert run("replay", out, "--game", "10").code == 0


def test_a_record_of_another_contest_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    arena(*SMALL, "--out", out)
    before = Path(out).read_bytes()
    for words in (
        ("aurum", "--bots", "adept,random", "--out", out),
        ("aurum", "--bots", "novice,random", "--seed", "9", "--out", out),
        ("auction", "--bots", "novice,random", "--out", out),
    ):
        for lang in LANGUAGES:
            assert_refused(run("arena", *words, "--lang", lang))
    assert Path(out).read_bytes() == before


def test_a_test_of_strength() -> None:
    results = found("aurum", "--bots", "novice,random", "--sprt", "0,100", "--seed", "1", "--jobs", "1")
    assert results["sprt"]["decision"] == "H1"
    assert results["deals"] == results["sprt"]["blocks"] < 60
    for lang in LANGUAGES:
        ran = arena(
            "aurum", "--bots", "random,novice", "--sprt=-10,100", "--seed", "1", "--jobs", "1", "--lang", lang
        )
        assert "LLR" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ladder(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.png"
    words = ("aurum", "--bots", "novice,random,adept", "--deals", "1", "--jobs", "1", "--plot", str(path))
    arena(*words, "--lang", lang)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size > 5000


def test_a_missing_package_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from goldgavel.arena import plot, ratings

    monkeypatch.setattr(plot, "is_installed", lambda: False)
    assert_refused(run("arena", *SMALL, "--plot", str(tmp_path / "ladder.png")))
    monkeypatch.setattr(ratings, "is_installed", lambda: False)
    assert "goldgavel[arena]" in arena(*SMALL).out
    assert found(*SMALL)["ratings"] is None


WRONG = [
    ("aurum",),
    ("aurum", "--bots", "adept"),
    ("aurum", "--bots", "adept,genius"),
    ("aurum", "--bots", "adept,"),
    ("aurum", "--bots", "adept:200ms,random"),
    ("aurum", "--bots", "adept,random", "--deals", "0"),
    ("aurum", "--bots", "adept,random", "--mix", "sometimes"),
    ("auction", "--bots", "adept,random", "--mix", "together"),
    ("auction", "--bots", "adept+random,random"),
    ("aurum", "--bots", "adept,random", "--sprt", "5"),
    ("aurum", "--bots", "adept,random", "--sprt", "50,0"),
    ("aurum", "--bots", "adept,random", "--sprt", "nan,nan"),
    ("aurum", "--bots", "adept,random", "--sprt", "0,inf"),
    ("aurum", "--bots", "adept,random,novice", "--sprt", "0,50"),
    ("aurum", "--bots", "adept,random", "--plot", "ladder.doc"),
    ("aurum", "--bots", "adept,random", "--out", "/nowhere/at/all.jsonl"),
    ("aurum", "--bots", "adept,random", "--out", "/"),
    ("chess", "--bots", "adept,random"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_errors_are_one_sentence(words: tuple[str, ...], lang: str) -> None:
    assert_refused(run("arena", *words, "--lang", lang))


def test_ctrl_c_leaves_whole_lines_and_results(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["arena", "aurum", "--bots", "novice,random", "--deals", "1000000", "--jobs", "2", "--out", str(out)]
    process = start(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for(lambda: out.exists() and out.read_bytes().count(b"\n") > 3)
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert b"novice" in printed
    assert all(line.endswith(b"}\n") for line in out.read_bytes().splitlines(keepends=True))


def test_the_progress_bar_is_for_terminals_only() -> None:
    ours, theirs = pty.openpty()
    process = start(["arena", *SMALL], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown = read_terminal(ours)
    out, _ = process.communicate(timeout=120)
    assert "/6" in shown
    assert b"/6" not in out
