"""Runs a module with the compiled and with the interpreted engine, each in its own process.

One process cannot do both: a compiled module shadows its source.
"""

import os
import subprocess
import sys

import pytest

import goldgavel as gg

needs_compiled = pytest.mark.skipif(not gg.is_compiled(), reason="nothing is compiled here")


def run_both_builds(module: str, *words: str) -> tuple[list[str], list[str]]:
    """Return the lines a test module prints, compiled and interpreted. Its first line names the build."""
    compiled, interpreted = _lines("0", module, words), _lines("1", module, words)
    assert (compiled.pop(0), interpreted.pop(0)) == ("compiled", "interpreted")
    return compiled, interpreted


def _lines(pure: str, module: str, words: tuple[str, ...]) -> list[str]:
    environment = os.environ | {"GOLDGAVEL_PURE": pure}
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


def print_build() -> None:
    print("compiled" if gg.is_compiled() else "interpreted")
