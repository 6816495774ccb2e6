"""Builds the sdist and the wheel of the last commit: `python -m tools.release.packages FOLDER`."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.check_wheel import problems

ROOT = Path(__file__).parents[2]
COMPLETE = {"GOLDGAVEL_PURE": "0", "GOLDGAVEL_PAGE": "1"}
"""Without a compiler or without Node the build fails."""


def build(target: Path) -> list[Path]:
    """Build the sdist and a wheel from it, from committed files only, and return their paths.

    The build tools come from the lock file; the page's packages come from npm. Older builds are replaced.
    """
    target.mkdir(parents=True, exist_ok=True)
    for old in [*target.glob("goldgavel-*.whl"), *target.glob("goldgavel-*.tar.gz")]:
        old.unlink()
    with TemporaryDirectory() as folder:
        source = committed(Path(folder))
        words = ["--no-build-isolation", "--python", sys.executable, "--out-dir", str(target.resolve())]
        build = [sys.executable, "-m", "uv", "build", "--quiet", *words, str(source)]
        subprocess.run(build, env=os.environ | COMPLETE, check=True)  # noqa: S603
    (sdist,) = target.glob("goldgavel-*.tar.gz")
    (wheel,) = target.glob("goldgavel-*.whl")
    if wrong := problems(wheel):
        raise SystemExit("\n".join(wrong))
    return [sdist, wheel]


def committed(folder: Path) -> Path:
    archive = folder / "head.tar"
    subprocess.run(["git", "archive", "--output", str(archive), "HEAD"], cwd=ROOT, check=True)  # noqa: S603, S607
    source = folder / "source"
    with tarfile.open(archive) as files:
        files.extractall(source, filter="data")
    return source


def changed_files() -> list[str]:
    """Return the uncommitted changes as git lists them."""
    words = ["git", "status", "--porcelain"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603
    return listed.stdout.splitlines()


if __name__ == "__main__":
    if changed := changed_files():
        print(f"Built from the last commit: {len(changed)} changed files are not in it.", file=sys.stderr)
    for path in build(Path(sys.argv[1])):
        print(path)
