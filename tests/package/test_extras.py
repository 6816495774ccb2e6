"""Without extras the package can play, and names the missing extra in one sentence."""

import os
import pty
import subprocess

import pytest

from tests.cli.kit import LANGUAGES, read_terminal
from tests.package.kit import Environment

MISSING = {
    "serve": ("serve --port 0", "server"),
    "backup": ("backup games.backup", "server"),
    "restore": ("restore games.backup", "server"),
    "join": ("play --join http://127.0.0.1:1/table/abc", "terminal"),
    "plot": ("arena aurum --bots random,random --deals 1 --plot ladder.png", "arena"),
}


@pytest.mark.parametrize("case", MISSING)
def test_one_sentence_says_which_extra(case: str, bare: Environment) -> None:
    words, extra = MISSING[case]
    lang = LANGUAGES[list(MISSING).index(case) % len(LANGUAGES)]
    said = bare.goldgavel(*words.split(), "--lang", lang, fails=True)
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert f'pip install "goldgavel[{extra}]"' in said.stderr


def test_postgres_is_one_more(compiled: Environment) -> None:
    words = ["serve", "--port", "0", "--database", "postgresql://nobody@localhost/nothing"]
    said = compiled.goldgavel(*words, fails=True)
    assert said.stderr.count("\n") == 1
    assert 'pip install "goldgavel[server,postgres]"' in said.stderr


def test_research_needs_its_own(bare: Environment) -> None:
    program = "try:\n import goldgavel.envs.batch\nexcept ImportError as problem:\n print(problem)"
    assert 'pip install "goldgavel[envs]"' in bare.python(program)


def test_an_arena_has_everything_but_ratings(bare: Environment) -> None:
    words = "arena aurum --bots novice,random --deals 1 --seed 1 --jobs 1 --lang en"
    said = bare.goldgavel(*words.split()).stdout
    assert 'Ratings need openskill: pip install "goldgavel[arena]" installs it.' in said
    assert "novice against random" in said


def test_on_a_terminal_the_plain_table_takes_over(bare: Environment) -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | bare.own | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    words = [str(bare.bin / "goldgavel"), "play", "auction", "--bots", "random", "--seed", "1"]
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)  # noqa: S603
    os.close(theirs)
    os.write(ours, b"quit\n")
    shown = read_terminal(ours)
    assert process.wait(60) == 0
    assert 'pip install "goldgavel[terminal]"' in shown
    assert "Goodbye" in shown


@pytest.mark.parametrize("command", ["serve", "backup", "play", "arena"])
def test_help_needs_no_extra(command: str, bare: Environment) -> None:
    assert f"goldgavel {command}" in bare.goldgavel(command, "--help").stdout
