"""Builds and installs packages as a user would, outside the checkout."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tools", "web", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = ("*.so", "*.pyd", "__pycache__", "*.egg-info", "node_modules", "page")
TOOLS = Path(sys.executable).parent
UV = (sys.executable, "-m", "uv")
NO_COMPILER = {"CC": "/bin/false", "CXX": "/bin/false"}
PAGE = "goldgavel/server/page/"


def checkout(folder: Path, *, tools_of_the_page: bool = True) -> Path:
    """Copy the tracked files, without build results."""
    folder.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns(*NOT_SOURCES))
        else:
            shutil.copy2(ROOT / part, folder / part)
    if tools_of_the_page:
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def build(source: Path, kind: str, out: Path, settings: Mapping[str, str] | None = None) -> tuple[Path, str]:
    """Build an sdist or a wheel with the installed tools; return the file and the output."""
    words = [f"--{kind}", "--offline", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(out)]
    done = run([*UV, "build", *words, str(source)], settings=settings)
    return next(path for path in out.iterdir() if path.suffix in {".gz", ".whl"}), done.stderr


def with_our_compiled(folder: Path) -> Path:
    """Copy the modules compiled by `make` to where a build finds them, so that it does not compile again."""
    shutil.copytree(ROOT / "build" / "c", folder / "build" / "c")
    built = folder / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for module in (ROOT / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        place = built / module.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, place)
    return built


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def run(
    words: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    stdin: str = "",
    settings: Mapping[str, str] | None = None,
    fails: bool | None = False,
) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end. It must succeed unless `fails` says otherwise."""
    inherited = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    environment = inherited | {"LC_ALL": "C.UTF-8", "COLUMNS": "80"} | dict(settings or {})
    done = subprocess.run(  # noqa: S603 - our own words
        list(map(str, words)), cwd=cwd, env=environment, input=stdin, capture_output=True, text=True, check=False
    )
    assert fails is None or (done.returncode != 0) is fails, (
        f"{words}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    )
    return done


class Environment:
    """An empty virtual environment and a working folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.work = folder / "work"
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")

    @classmethod
    def new(
        cls, folder: Path, package: Path, *extras: str, settings: Mapping[str, str] | None = None
    ) -> "Environment":
        run([*UV, "venv", "--quiet", "--python", sys.executable, folder])
        made = cls(folder)
        made.work.mkdir()
        what = f"{package}[{','.join(extras)}]" if extras else str(package)
        made.install(what, {**made.own, **(settings or {})})
        return made

    def install(self, what: str, settings: Mapping[str, str]) -> None:
        """Install the versions that the tests use, from uv's cache or else from the index."""
        limits = self.folder / "constraints.txt"
        lines = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8").splitlines()
        limits.write_text("".join(f"{line.removesuffix(chr(92)).strip()}\n" for line in lines if line[:1].strip()))
        where: list[str | Path] = ["--quiet", "--python", self.bin / "python", "--constraint", limits]
        words: list[str | Path] = [*UV, "pip", "install", *where, what]
        if run([*words, "--offline"], settings=settings, fails=None).returncode:
            run(words, settings=settings)

    def goldgavel(self, *words: str, stdin: str = "", fails: bool = False) -> "subprocess.CompletedProcess[str]":
        return run([self.bin / "goldgavel", *words], cwd=self.work, stdin=stdin, settings=self.own, fails=fails)

    def python(self, program: str) -> str:
        return run([self.bin / "python", "-c", program], cwd=self.work, settings=self.own).stdout

    @property
    def own(self) -> dict[str, str]:
        """Environment variables: a separate home folder, and a PATH without a compiler and without Node."""
        return {"XDG_DATA_HOME": str(self.work), "PATH": str(self.bin)}
