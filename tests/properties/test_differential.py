"""Compiled and interpreted, the same games look the same at every step."""

import os
import subprocess
import sys

import pytest

import goldgavel as gg
from tests.kit.counts import count
from tests.kit.mixes import REDUCED


def traces(pure: str, games: int) -> list[str]:
    environment = os.environ | {"GOLDGAVEL_PURE": pure}
    command = [sys.executable, "-m", "tests.kit.trace", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.splitlines()


@pytest.mark.soak
@pytest.mark.skipif(not gg.is_compiled(), reason="nothing is compiled here")
def test_compiled_equals_interpreted() -> None:
    games = count(60, 2000)
    compiled, interpreted = traces("0", games), traces("1", games)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == games + len(REDUCED) + 1
    assert compiled[1:] == interpreted[1:]
