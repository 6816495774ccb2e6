"""A contest resumes from its file of records, however it was interrupted."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.arena.contest import Contest
from goldgavel.arena.errors import ArenaError
from goldgavel.arena.journal import Journal, read_seed
from goldgavel.arena.runner import ContestRunner
from goldgavel.arena.sprt import Bounds
from goldgavel.text import LANGUAGES
from tests.arena.kit import contest
from tests.cli.kit import start
from tests.cli.test_simulate import wait_for

WHAT = contest("aurum", ["novice", "random"], records=True)


def play_on(path: Path, deals: int, what: Contest = WHAT, sprt: Bounds | None = None) -> ContestRunner:
    """Run the contest with this file, continuing where it stopped."""
    runner = ContestRunner(what, deals, sprt=sprt)
    journal = Journal(str(path), what)
    try:
        runner.resume(journal)
        runner.run(1, journal, lambda _: None, spawn_at_start=True)
    finally:
        journal.close()
    return runner


@pytest.mark.skipif(os.name == "nt", reason="no locks on files there")
def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Journal(str(path), WHAT)
    with pytest.raises(ArenaError) as caught:
        Journal(str(path), WHAT)
    assert caught.value.code == "arena-journal-busy"
    first.close()
    assert play_on(path, 1).block_scores.blocks == 1


def test_in_parts_or_at_once_it_is_the_same(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    for deals in (1, 3, 3, 6):
        part = play_on(parts, deals)
    assert play_on(whole, 6).results() == part.results()
    assert parts.read_bytes() == whole.read_bytes()
    assert whole.read_bytes().count(b"\n") == 12


@pytest.mark.parametrize("cut", [1, 100, 5000, 20_000])
def test_half_a_line_is_cut_off_and_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    play_on(path, 5)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    again = play_on(path, 5)
    assert path.read_bytes() == whole
    assert again.block_scores.games == 10


def test_every_line_is_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play_on(path, 2)
    for number, line in enumerate(path.read_bytes().splitlines()):
        record = json.loads(line)
        state = gg.from_record(record)
        assert state.scores() == record["arena"]["scores"]
        assert [60 * share for share in state.returns()] == record["arena"]["shares"]
        assert (record["arena"]["deal"], record["arena"]["game"]) == divmod(number, 2)
        assert [player["bot"] for player in record["players"]].count("novice") == 2


def test_more_than_was_asked_for_is_kept(tmp_path: Path) -> None:
    """A shorter contest, or a test that is decided earlier, removes nothing from the file."""
    path = tmp_path / "games.jsonl"
    play_on(path, 20)
    whole = path.read_bytes()
    play_on(path, 3)
    decided = play_on(path, 100, sprt=Bounds(0, 400))
    assert decided.is_decided()
    assert decided.block_scores.blocks < 20
    assert path.read_bytes() == whole


OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("seed", {"seed": 2}),
    ("bots", {"bots": ["novice", "adept"]}),
    ("game", {"game": "auction"}),
    ("options", {"players": 3}),
    ("options", {"zero_gold": False}),
    ("mix", {"mix": "one"}),
]


@pytest.mark.parametrize(("what", "change"), OTHERS)
def test_a_file_of_another_contest_is_left_alone(tmp_path: Path, what: str, change: dict[str, Any]) -> None:
    path = tmp_path / "games.jsonl"
    play_on(path, 2)
    whole = path.read_bytes()
    given: dict[str, Any] = {"game": "aurum", "bots": ["novice", "random"], "records": True} | change
    with pytest.raises(ArenaError) as caught:
        play_on(path, 4, contest(given.pop("game"), given.pop("bots"), **given))
    assert caught.value.code == "arena-journal-other"
    assert caught.value.params["what"] == what
    assert all("games.jsonl" in caught.value.text(lang) for lang in LANGUAGES)
    assert path.read_bytes() == whole


def test_games_of_other_code_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    play_on(path, 1)
    whole = path.read_bytes()
    monkeypatch.setattr("goldgavel.arena.journal.code_fingerprint", lambda: "another")
    with pytest.raises(ArenaError) as caught:
        play_on(path, 2)
    assert caught.value.params["what"] == "code"
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b"[1, 2]\n", b"\xff\xfe\n", b'{"format": "goldgavel/1"}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    for read in (lambda: play_on(path, 1), lambda: read_seed(str(path))):
        with pytest.raises(ArenaError) as caught:
            read()
        assert caught.value.code == "arena-journal-unreadable"
    assert path.read_bytes() == text


def test_an_incomplete_line_that_is_not_our_record_stays(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"not a record, and without an end")
    with pytest.raises(ArenaError):
        play_on(path, 1)
    assert path.read_bytes() == b"not a record, and without an end"


def test_the_seed_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert read_seed(str(path)) is None
    path.touch()
    assert read_seed(str(path)) is None
    play_on(path, 1, contest("aurum", ["novice", "random"], records=True, seed=77))
    assert read_seed(str(path)) == 77


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_continues_after_a_kill(tmp_path: Path, jobs: str) -> None:
    """After two kills (SIGKILL) during games, the final file equals that of an uninterrupted run."""
    killed, quiet = tmp_path / "killed.jsonl", tmp_path / "quiet.jsonl"
    words = ["arena", "auction", "--bots", "novice,random", "--seed", "5", "--deals", "16", "--out"]
    size = 0
    for _ in range(2):
        process = start([*words, str(killed), "--jobs", jobs], stdout=-3, stderr=-3)
        wait_for(lambda: killed.exists() and killed.stat().st_size > size + 1000)  # noqa: B023 - used immediately
        os.killpg(process.pid, signal.SIGKILL)
        assert process.wait(60) == -signal.SIGKILL
        size = killed.stat().st_size
    assert killed.read_bytes().count(b"\n") < 128
    assert start([*words, str(killed), "--jobs", "1"], stdout=-3, stderr=-3).wait(300) == 0
    assert start([*words, str(quiet), "--jobs", "1"], stdout=-3, stderr=-3).wait(300) == 0
    assert killed.read_bytes() == quiet.read_bytes()
    assert quiet.read_bytes().count(b"\n") == 128
