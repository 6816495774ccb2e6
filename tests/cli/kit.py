"""Runs the command line in this process or as a separate one."""

import io
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

import goldgavel as gg
from goldgavel.cli.main import main
from tests.kit.games.option_mixes import random_game

LANGUAGES = ("en", "ru", "fr")
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "80"}


class CommandResult(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, stdin: str | bytes = b"", locale: str = "C.UTF-8") -> CommandResult:
    """Run the command in this process, with its streams redirected as in a pipe."""
    given = io.TextIOWrapper(io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin), encoding="utf-8")
    out, err = Pipe(), Pipe()
    with (
        patch.object(sys, "stdin", given),
        patch.dict(os.environ, ENVIRONMENT | {"LC_ALL": locale}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(list(words))
        out.flush()
        err.flush()
    return CommandResult(code, out.text(), err.text())


class Pipe(io.TextIOWrapper):
    """A redirected standard output: text over bytes."""

    def __init__(self) -> None:
        self.kept = io.BytesIO()
        super().__init__(self.kept, encoding="utf-8")

    def text(self) -> str:
        return self.kept.getvalue().decode()


def spawn(words: Sequence[str], stdin: bytes = b"", **settings: str) -> "subprocess.CompletedProcess[bytes]":
    """Run the command as a process to its end. `settings` are environment variables."""
    pipe = subprocess.PIPE
    process = start(words, stdin=pipe, stdout=pipe, stderr=pipe, settings=settings)
    out, err = process.communicate(stdin, timeout=120)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def start(
    words: Sequence[str],
    *,
    stdin: int | None = None,
    stdout: Any = None,
    stderr: int | None = None,
    cwd: Path | None = None,
    settings: Mapping[str, str] | None = None,
) -> "subprocess.Popen[bytes]":
    """Start the command as a process in its own session, as a terminal would."""
    return subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "goldgavel", *words],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        cwd=cwd,
        env=os.environ | ENVIRONMENT | dict(settings or {}),
        start_new_session=True,
    )


def read_terminal(terminal: int) -> str:
    """Return everything that is written to a pseudo-terminal until its last writer closes it."""
    shown = b""
    with suppress(OSError):
        while part := os.read(terminal, 65536):
            shown += part
    os.close(terminal)
    return shown.decode()


def assert_refused(ran: CommandResult) -> None:
    """Check that there is one sentence on stderr and nothing else."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("goldgavel: ")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert "Traceback" not in ran.err
    assert len(ran.err) > len("goldgavel: ") + 10


def record_of(name: str, seed: int = 1, **options: object) -> dict[str, Any]:
    """Return the record of a random game."""
    record: dict[str, Any] = random_game(gg.load(name, **options), seed).record()
    return record


def write_records(path: Path, *records: dict[str, Any]) -> str:
    path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    return str(path)
