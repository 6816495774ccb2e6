"""`simulate`: ordered games that do not depend on the number of processes, and correct statistics."""

import json
import os
import pty
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.arena import processes
from goldgavel.arena.simulation import simulation
from goldgavel.cli.output_file import output_file
from goldgavel.games import GAMES
from tests.cli.kit import LANGUAGES, CommandResult, read_terminal, run, start
from tests.kit.games.option_mixes import mix_id, spread

every_game = pytest.mark.parametrize("name", list(GAMES))


def simulate(*words: str) -> CommandResult:
    ran = run("simulate", *words)
    assert ran.code == 0
    return ran


def records_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


@every_game
def test_the_same_file_from_any_number_of_processes(name: str, tmp_path: Path) -> None:
    files = []
    for jobs in (1, 2, 3):
        out = tmp_path / f"{jobs}.jsonl"
        simulate(name, "--games", "40", "--seed", "7", "--jobs", str(jobs), "--out", str(out))
        files.append(out.read_bytes())
    assert files[0].count(b"\n") == 40
    assert files[0] == files[1] == files[2]
    again = tmp_path / "again.jsonl"
    simulate(name, "--games", "40", "--seed", "7", "--out", str(again))
    assert again.read_bytes() == files[0]


@every_game
def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one(name: str, tmp_path: Path) -> None:
    short, long = tmp_path / "short.jsonl", tmp_path / "long.jsonl"
    simulate(name, "--games", "5", "--seed", "3", "--out", str(short))
    simulate(name, "--games", "30", "--seed", "3", "--out", str(long))
    assert long.read_bytes().startswith(short.read_bytes())
    other = tmp_path / "other.jsonl"
    simulate(name, "--games", "5", "--seed", "4", "--out", str(other))
    assert other.read_bytes() != short.read_bytes()


MIXES = [(name, mix) for name in GAMES for mix in spread(name, 12)]


@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
def test_records_replay_for_every_option(name: str, mix: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    flags = [word for option, value in mix.items() for word in (f"--{option.replace('_', '-')}", as_text(value))]
    simulate(name, *flags, "--games", "3", "--seed", "1", "--legal", "--out", str(out))
    for record in records_of(out):
        state = gg.from_record(record)
        assert state.is_terminal()
        assert record["options"] == json.loads(msgspec.json.encode(gg.load(name, **mix).options))
        assert all(move["move"] in move["legal"] for move in record["moves"])


def as_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return (",".join(value) or "none") if isinstance(value, tuple) else str(value)


def test_records_name_the_players(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate("aurum", "--players", "3", "--bots", "random,adept,random", "--games", "1", "--out", str(out))
    (record,) = records_of(out)
    assert record["format"] == "goldgavel/1"
    assert record["players"] == [
        {"name": "Random 0", "kind": "bot", "bot": "random"},
        {"name": "Adept 1", "kind": "bot", "bot": "adept"},
        {"name": "Random 2", "kind": "bot", "bot": "random"},
    ]
    assert "legal" not in record["moves"][0]


def test_one_name_is_for_all_seats(tmp_path: Path) -> None:
    one, four = tmp_path / "one.jsonl", tmp_path / "four.jsonl"
    words = ["aurum", "--games", "2", "--seed", "1"]
    simulate(*words, "--bots", "random", "--out", str(one))
    simulate(*words, "--bots", "random, Random,random,random", "--out", str(four))
    assert one.read_bytes() == four.read_bytes()


def test_records_on_stdout_and_the_table_on_stderr() -> None:
    ran = simulate("auction", "--games", "3", "--seed", "1", "--out", "-")
    assert len([json.loads(line) for line in ran.out.splitlines()]) == 3
    assert "games/s" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_table_of_statistics(name: str, lang: str) -> None:
    ran = simulate(name, "--games", "20", "--seed", "1", "--lang", lang)
    assert ran.err == ""
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert ran.out.count("random") == 4
    assert ran.out.count("±") == 5
    assert "20" in ran.out


def test_the_seed_is_printed_and_repeats_the_run() -> None:
    first = simulate("aurum", "--games", "5").out
    seed = re.search(r"Seed: (\d+)\.", first)
    assert seed
    again = simulate("aurum", "--games", "5", "--seed", seed[1]).out
    assert without_speed(again) == without_speed(first)


def without_speed(out: str) -> list[str]:
    return [line for line in out.splitlines() if "games/s" not in line]


def test_negative_and_huge_seeds() -> None:
    for seed in ("-1", "0", str(2**70)):
        simulate("aurum", "--games", "2", "--seed", seed)


# Processes.


def test_a_short_run_starts_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "ProcessPoolExecutor", None)
    simulate("aurum", "--games", "50")


def test_a_lost_process_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "play_chunk", end_at_once)
    ran = run("simulate", "aurum", "--games", "10", "--jobs", "2")
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def end_at_once(*_: object) -> None:
    os._exit(9)


def test_ctrl_c_leaves_whole_lines(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["simulate", "aurum", "--games", "10000000", "--jobs", "2", "--out", str(out)]
    process = start(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for(lambda: out.exists() and out.stat().st_size > 0)
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert said.count(b"\n") == 1
    lines = out.read_bytes().splitlines(keepends=True)
    assert all(line.endswith(b"}\n") for line in lines)
    assert gg.from_record(json.loads(lines[-1])).is_terminal()
    assert b"games/s" in printed


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with output_file(str(path)) as file:
        assert file is not None
        file.write(b"one\n")
        file.file.write(b"tw")
    assert path.read_bytes() == b"one\n"


def wait_for(condition: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_progress_bar_is_for_terminals_only() -> None:
    ours, theirs = pty.openpty()
    process = start(["simulate", "aurum", "--games", "300", "--jobs", "1"], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown = read_terminal(ours)
    out, _ = process.communicate(timeout=120)
    assert "/300" in shown
    assert b"/300" not in out
