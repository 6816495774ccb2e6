"""`make play`, `evening` and `terminal` start with interpreted rules, and compile them in the background."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HANGING = 60.0
MADE_BEFORE = (
    "requirements/runtime.txt",
    "pyproject.toml",
    "setup.py",
    "build/stamps/runtime",
    "build/stamps/install",
)
STUB = """#!/bin/sh
printf '%s' "${GOLDGAVEL_PURE-unset}" > {seen}.part && mv {seen}.part {seen}
"""
MAKE = shutil.which("make") or ""


@pytest.mark.skipif(not MAKE, reason="there is no make")
def test_the_compiler_that_runs_behind_the_game_is_not_told_to_skip_its_work(tmp_path: Path) -> None:
    """Programs of the same names stand in for Python and goldgavel, and record what they were told."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in MADE_BEFORE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "src").mkdir()
    seen = {name: tmp_path / f"seen-{name}" for name in ("python", "goldgavel")}
    for name, file in seen.items():
        program = tmp_path / ".venv" / "bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(STUB.replace("{seen}", str(file)))
        program.chmod(0o755)
    environment = {
        key: value for key, value in os.environ.items() if key not in {"GOLDGAVEL_PURE", "MAKEFLAGS", "MAKELEVEL"}
    }
    subprocess.run(  # noqa: S603
        [MAKE, "terminal"], cwd=tmp_path, env=environment, check=True, capture_output=True, timeout=HANGING
    )
    end = time.monotonic() + HANGING
    while not seen["python"].exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert seen["goldgavel"].read_text() == "1"
    assert seen["python"].read_text() == "unset"
