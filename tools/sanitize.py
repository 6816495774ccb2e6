"""`make sanitize`: compiles the rules with bounds checks, ASan and UBSan in build/sanitize, and runs their tests.

Such a build must not be mixed with the normal one, so it works on a copy of the sources. An error ends the test's
process with a report that names the line.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "sanitize"
TESTS = ("tests/rules", "tests/contract", "tests/properties")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "page", "*.egg-info")
JOBS = str(os.cpu_count() or 1)


def copy_sources() -> None:
    """Copy the sources, keeping modification times, so that only changed files are compiled again."""
    wanted = FOLDER / "new"
    shutil.rmtree(wanted, ignore_errors=True)
    shutil.copytree(ROOT / "src", wanted, ignore=LEFT_OUT)
    for old in [path for path in (FOLDER / "src").rglob("*") if path.suffix in {".py", ".pxd"}]:
        if not (wanted / old.relative_to(FOLDER / "src")).exists():
            old.unlink()  # removed or renamed since the last run
    shutil.copytree(wanted, FOLDER / "src", dirs_exist_ok=True)
    shutil.rmtree(wanted)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, FOLDER / name)


def compile_sources() -> None:
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", JOBS]
    subprocess.run(words, cwd=FOLDER, env=os.environ | {"GOLDGAVEL_SANITIZE": "1"}, check=True)  # noqa: S603


def environment() -> dict[str, str]:
    """Return the environment: ASan must be loaded before Python, and Python must use malloc, which ASan checks."""
    found = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"],  # noqa: S607 - whichever compiler there is
        check=True,
        capture_output=True,
        text=True,
    )
    return os.environ | {
        "PYTHONPATH": f"{FOLDER / 'src'}{os.pathsep}{ROOT}",
        "PYTHONMALLOC": "malloc",
        "LD_PRELOAD": found.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python does not free everything at exit
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


def check_build() -> None:
    program = "import goldgavel; print(goldgavel.is_compiled(), goldgavel.__file__)"
    words = [sys.executable, "-c", program]
    said = subprocess.run(words, cwd=FOLDER, env=environment(), check=True, capture_output=True, text=True).stdout  # noqa: S603
    if not said.startswith("True ") or str(FOLDER) not in said:
        sys.exit(f"The sanitized build was not made or is not the one that is imported: {said}")


def main(tests: list[str]) -> int:
    copy_sources()
    compile_sources()
    check_build()
    words = ["-q", "-n", JOBS, "-p", "no:cacheprovider", *(tests or TESTS)]
    command = [sys.executable, "-m", "pytest", *words]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
