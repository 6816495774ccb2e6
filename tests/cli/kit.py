"""Running the command line: in this process, or as a real one."""

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


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, stdin: str | bytes = b"", locale: str = "C.UTF-8") -> Ran:
    """The command in this process, with files for its streams as under a pipe."""
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
    return Ran(code, out.text(), err.text())


class Pipe(io.TextIOWrapper):
    """What a redirected standard output is: text over bytes."""

    def __init__(self) -> None:
        self.kept = io.BytesIO()
        super().__init__(self.kept, encoding="utf-8")

    def text(self) -> str:
        return self.kept.getvalue().decode()


def spawn(words: Sequence[str], stdin: bytes = b"", **settings: str) -> "subprocess.CompletedProcess[bytes]":
    """The command as a process of its own, to its end; `settings` are variables of its environment."""
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
    """The command as a process of its own, in a session of its own, as a terminal would start it."""
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
    """Everything that is written to a pseudo-terminal until its last writer is gone."""
    shown = b""
    with suppress(OSError):
        while part := os.read(terminal, 65536):
            shown += part
    os.close(terminal)
    return shown.decode()


def assert_refused(ran: Ran) -> None:
    """One clear sentence on the standard error, and nothing else."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("goldgavel: ")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert "Traceback" not in ran.err
    assert len(ran.err) > len("goldgavel: ") + 10


def record_of(name: str, seed: int = 1, **options: object) -> dict[str, Any]:
    """The record of a random game."""
    record: dict[str, Any] = random_game(gg.load(name, **options), seed).record()
    return record


def write_records(path: Path, *records: dict[str, Any]) -> str:
    path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    return str(path)
