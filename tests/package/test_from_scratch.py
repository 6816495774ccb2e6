"""`pip` builds everything in isolation, as on a user's machine."""

import sys
import zipfile
from pathlib import Path

import pytest

from tests.kit.games.sample_sizes import SOAK
from tests.package.kit import NO_COMPILER, Environment, checkout, run
from tests.package.test_contents import COMPILED, assert_has_page

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not SOAK, reason="downloads Node and the page's tools, and compiles everything"),
]


def installed_by_pip(folder: Path, what: Path | str, settings: dict[str, str] | None = None) -> Environment:
    run([sys.executable, "-m", "venv", folder])
    made = Environment(folder)
    made.work.mkdir()
    run([made.bin / "python", "-m", "pip", "install", "--quiet", what], settings=settings)
    return made


def test_a_checkout_compiles_and_builds_its_page(tmp_path: Path) -> None:
    """`pip wheel .`, then installs the wheel with plain pip."""
    source = checkout(tmp_path / "source", tools_of_the_page=False)
    settings = {"GOLDGAVEL_PURE": "0", "GOLDGAVEL_PAGE": "1"}
    run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", tmp_path, source], settings=settings)
    wheel = next(tmp_path.glob("*.whl"))
    names = set(zipfile.ZipFile(wheel).namelist())
    assert_has_page(names)
    assert len([name for name in names if name.endswith((".so", ".pyd"))]) == COMPILED
    installed = installed_by_pip(tmp_path / "compiled", wheel)
    assert "(compiled)" in installed.goldgavel("version", "--lang", "en").stdout
    installed.goldgavel("simulate", "aurum", "--games", "3", "--seed", "1")
    for name in names:
        if name.endswith(".so"):
            assert str(tmp_path).encode() not in zipfile.ZipFile(wheel).read(name)


def test_research_in_a_checkout_needs_no_node(tmp_path: Path) -> None:
    """`pip install ".[envs]"` on a machine without Node."""
    source = checkout(tmp_path / "source", tools_of_the_page=False)
    settings = {"GOLDGAVEL_PURE": "1", "PATH": "/nonexistent"}
    installed = installed_by_pip(tmp_path / "research", f"{source}[envs]", settings)
    assert installed.python("from goldgavel.envs.batch import BatchEnv; print(BatchEnv('aurum', 2))")


def test_an_sdist_compiles(sdist: Path, tmp_path: Path) -> None:
    installed = installed_by_pip(tmp_path / "compiled", sdist)
    assert "(compiled)" in installed.goldgavel("version", "--lang", "en").stdout


def test_an_sdist_does_without_a_compiler(sdist: Path, tmp_path: Path) -> None:
    installed = installed_by_pip(tmp_path / "interpreted", sdist, NO_COMPILER)
    assert "(interpreted)" in installed.goldgavel("version", "--lang", "en").stdout
    installed.goldgavel("simulate", "auction", "--games", "1", "--seed", "1")
