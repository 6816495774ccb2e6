"""Builds and installs each package once, even if several processes run the tests.

`GOLDGAVEL_DIST` names a folder with an sdist and a wheel to test instead, such as those of a release.
"""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import goldgavel
from tests.package.kit import NO_COMPILER, Environment, build, checkout, unpacked, with_our_compiled

Once = Callable[[str, Callable[[Path], object]], Path]
GIVEN = Path(os.environ["GOLDGAVEL_DIST"]) if "GOLDGAVEL_DIST" in os.environ else None


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Once:
    """Fill a folder of that name, unless another process has done so."""
    base = tmp_path_factory.getbasetemp()
    shared = (base if worker_id == "master" else base.parent) / "packages"
    shared.mkdir(exist_ok=True)

    def made(name: str, fill: Callable[[Path], object]) -> Path:
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            done = shared / f"{name}.done"
            if not done.exists():
                fill(shared / name)
                done.touch()
        return shared / name

    return made


@pytest.fixture(scope="session")
def sdist(once: Once) -> Path:
    if GIVEN is not None:
        return next(GIVEN.glob("*.tar.gz"))

    def fill(folder: Path) -> None:
        folder.mkdir()
        build(checkout(folder / "checkout"), "sdist", folder / "dist")

    return next((once("sdist", fill) / "dist").glob("*.tar.gz"))


@pytest.fixture(scope="session")
def compiled_wheel(once: Once, sdist: Path) -> Path:
    """Build from the sdist with the modules compiled so far, next to files that an older build could have left."""

    if GIVEN is not None:
        return next(GIVEN.glob("*.whl"))
    if not goldgavel.is_compiled():
        pytest.skip("there is no compiler here")

    def fill(folder: Path) -> None:
        folder.mkdir()
        source = unpacked(sdist, folder / "source")
        left = with_our_compiled(source) / "goldgavel" / "games"
        (left / "whist.py").write_text("raise SystemExit\n")
        (left / "whist.cpython-311-x86_64-linux-gnu.so").write_bytes(b"")
        build(source, "wheel", folder / "dist")

    return next((once("compiled-wheel", fill) / "dist").glob("*.whl"))


@pytest.fixture(scope="session")
def compiled(once: Once, compiled_wheel: Path) -> Environment:
    """The compiled wheel in an empty environment."""
    folder = once("compiled", lambda folder: Environment.new(folder, compiled_wheel, "server", "terminal"))
    return Environment(folder)


@pytest.fixture(scope="session")
def built_without_compiler(once: Once, sdist: Path) -> tuple[Path, str]:
    """The wheel built from the sdist without a compiler, and the output of the build."""

    def fill(folder: Path) -> None:
        folder.mkdir()
        _, said = build(unpacked(sdist, folder / "source"), "wheel", folder / "dist", NO_COMPILER)
        (folder / "said.txt").write_text(said)

    folder = once("pure-wheel", fill)
    return next((folder / "dist").glob("*.whl")), (folder / "said.txt").read_text()


@pytest.fixture(scope="session")
def interpreted(once: Once, built_without_compiler: tuple[Path, str]) -> Environment:
    """The pure wheel in an empty environment."""
    wheel, _ = built_without_compiler
    return Environment(once("interpreted", lambda folder: Environment.new(folder, wheel, "server", "terminal")))


@pytest.fixture(scope="session")
def bare(once: Once, compiled_wheel: Path) -> Environment:
    """The wheel without any extra."""
    return Environment(once("bare", lambda folder: Environment.new(folder, compiled_wheel)))


@pytest.fixture(scope="session")
def guided(once: Once, compiled_wheel: Path) -> Environment:
    """The wheel with the extras that the guides for players and operators use."""
    extras = ("server", "postgres", "terminal")
    return Environment(once("guided", lambda folder: Environment.new(folder, compiled_wheel, *extras)))
