"""The command as a real process with real pipes and a real terminal."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.kit import LANGUAGES, read_terminal, record_of, spawn, start, write_records


def test_as_a_module_and_as_a_script() -> None:
    script = Path(sys.executable).with_name("goldgavel")
    module = spawn(["version"])
    assert module.returncode == 0
    assert subprocess.check_output([script, "version"]) == module.stdout  # noqa: S603 - our own command


def test_the_exit_code_reaches_the_shell() -> None:
    done = spawn(["simulate", "chess"])
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    ["replay games.jsonl", "replay games.jsonl --json", "rules aurum", "simulate auction --games 3000 --out -"],
)
def test_a_closed_pipe(command: str, lang: str, tmp_path: Path) -> None:
    """As in `goldgavel … | head -1`."""
    write_records(tmp_path / "games.jsonl", *[record_of("aurum", seed) for seed in range(2)])
    words = [*command.split(), "--lang", lang]
    process = start(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    said = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(60) == 2
    assert said.count("\n") == 1
    assert said.startswith("goldgavel: ")


def test_a_full_standard_output() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with Path("/dev/full").open("wb") as full:
        process = start(["rules", "aurum"], stdout=full, stderr=subprocess.PIPE)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said.count(b"\n") == 1
    assert b"Traceback" not in said


def test_streams_that_are_closed() -> None:
    for closed in ("<&-", ">&-", "2>&-"):
        for command in ("version", "replay -", "play aurum --bots random --seed 1"):
            line = f"{sys.executable} -m goldgavel {command} {closed}"
            done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, check=False)  # noqa: S603
            assert done.returncode in {0, 2}
            assert b"Traceback" not in done.stderr
            assert b"Exception" not in done.stderr


def test_a_terminal_with_a_small_character_set() -> None:
    done = spawn(["rules", "aurum", "A1", "--lang", "ru"])
    assert "металл" in done.stdout.decode()
    narrow = spawn(["rules", "aurum", "A1", "--lang", "ru"], PYTHONIOENCODING="ascii")
    assert narrow.returncode == 0
    assert narrow.stdout.startswith(b"A1. ")


def test_replay_from_a_pipe() -> None:
    record = record_of("auction")
    done = spawn(["replay", "-", "--json"], json.dumps(record).encode())
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == len(record["moves"]) + 1


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_a_game_through_pipes(name: str) -> None:
    done = spawn(["play", name, "--players", "3", "--bots", "random", "--seed", "5"], b"0\n1\n" * 2000)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"the game." in done.stdout


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_ctrl_c_leaves_the_table_without_a_traceback(name: str) -> None:
    words = ["play", name, "--bots", "random", "--seed", "1"]
    process = start(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    printed = b""
    while b"Your move: " not in printed:
        printed += os.read(process.stdout.fileno(), 65536)
    process.send_signal(signal.SIGINT)
    rest, said = process.communicate(timeout=60)
    assert process.returncode == 0
    assert b"Goodbye" in rest
    assert said == b""


def on_a_terminal(words: list[str], typed: bytes = b"") -> str:
    """Return what a terminal of 80 columns shows."""
    ours, theirs = pty.openpty()
    process = start(words, stdin=theirs, stdout=theirs, stderr=theirs, settings={"TERM": "xterm-256color"})
    os.close(theirs)
    os.write(ours, typed)
    shown = read_terminal(ours)
    assert process.wait(60) == 0
    return shown


def test_rules_are_laid_out_on_a_terminal() -> None:
    shown = on_a_terminal(["rules", "aurum", "A19"])
    assert "\x1b[1m" in shown
    assert "**" not in shown


def test_play_on_a_terminal_is_coloured() -> None:
    shown = on_a_terminal(["play", "aurum", "--plain", "--bots", "random", "--seed", "1"], b"1\nhand\nquit\n")
    assert "\x1b[" in shown
    assert "Goodbye" in shown


def test_the_start_imports_little() -> None:
    loaded = spawn(["version"], PYTHONPROFILEIMPORTTIME="1").stderr
    for heavy in (b"rich", b"multiprocessing", b"goldgavel.games.aurum", b"goldgavel.bots", b"sqlalchemy"):
        assert b" " + heavy not in loaded
