"""Without a C compiler the package is built, installs, and runs interpreted."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PLAY = """
import goldgavel as gg
state = gg.load("aurum").new_game(3)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(gg.is_compiled(), sum(state.returns()), gg.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    for part in PARTS:
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=ignore)
        else:
            shutil.copy(ROOT / part, folder / part)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        "dist",
        ".",
    ]
    environment = os.environ | {"CC": str(folder / "no-such-compiler"), "CXX": str(folder / "no-such-compiler")}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)  # noqa: S603
    return next((folder / "dist").glob("*.whl"))


def test_the_wheel_has_sources_texts_and_nothing_compiled(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for needed in (
        "kernel/streams.py",
        "storage/migrations/env.py",
        "storage/migrations/versions/r0001_first.py",
        "games/aurum/bids.py",
        "text/ru/aurum.ftl",
        "text/rules/auction.fr.md",
        "py.typed",
    ):
        assert f"goldgavel/{needed}" in names


def test_it_plays_interpreted(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    run = [sys.executable, "-c", PLAY]
    done = subprocess.run(run, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
    compiled, shares, where = done.stdout.split()
    assert (compiled, shares) == ("False", "2.0")
    assert where.startswith(str(tmp_path))
    version = [sys.executable, "-m", "goldgavel", "version", "--lang", "en"]
    said = subprocess.run(version, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
    assert "interpreted" in said.stdout
