"""The same program compiled and interpreted, each in a process of its own: what was compiled hides its source."""

import os
import subprocess
import sys

import pytest

import goldgavel as gg

needs_compiled = pytest.mark.skipif(not gg.is_compiled(), reason="nothing is compiled here")


def both_ways(module: str, *words: str) -> tuple[list[str], list[str]]:
    """The lines that a module of the tests prints, both ways; it says in the first which one it is."""
    compiled, interpreted = _lines("0", module, words), _lines("1", module, words)
    assert (compiled.pop(0), interpreted.pop(0)) == ("compiled", "interpreted")
    return compiled, interpreted


def _lines(pure: str, module: str, words: tuple[str, ...]) -> list[str]:
    environment = os.environ | {"GOLDGAVEL_PURE": pure}
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


def say_which() -> None:
    print("compiled" if gg.is_compiled() else "interpreted")
