"""Runs the examples of a page: Python from top to bottom, and commands with their output."""

import io
import re
import shlex
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from goldgavel.cli.main import main
from tests.docs.pages import CodeBlock

FED = re.compile(r"echo '(?P<text>[^']*)' \| (?P<command>.*)")


def run_python(blocks: Iterable[CodeBlock]) -> None:
    """Run Python blocks in one namespace: the examples of a page build on one another."""
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks:
        exec(compile("\n" * block.line + block.body, str(block.page), "exec"), names)  # noqa: S102 - our own


def run_commands(
    blocks: Iterable[CodeBlock], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run lines that begin with `$` in order. The lines after a command must be in its output."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    printed = ""
    for line in (line for block in blocks for line in block.body.splitlines()):
        if line.startswith("$ "):
            run_command(line[2:], monkeypatch)
            printed = capsys.readouterr().out
        elif line.strip() not in {"", "…"}:
            assert line.strip() in printed


def run_command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run `goldgavel …`, also with piped input, and with `|| true` if its exit code is not 0."""
    fed = FED.fullmatch(line)
    if fed:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(fed["text"].encode())))
        line = fed["command"]
    command, _, may_fail = line.partition(" || ")
    words = shlex.split(command)
    assert words[0] == "goldgavel", line
    assert (main(words[1:]) == 0) is (may_fail != "true"), line
