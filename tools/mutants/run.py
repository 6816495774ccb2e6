"""Runs mutmut on a copy of the sources, and reads what it found."""

import os
import re
import shutil
import subprocess
import sys
from contextlib import chdir
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from typing import NamedTuple

from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.format_utils import get_mutant_name

from tools.mutants.areas import Area

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "docs", "examples", "benchmarks", "web/src", "pyproject.toml", "setup.py")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "page", "*.egg-info")
TYPES = ("-m", "mypy", "--output=json", "--disable-error-code=no-redef", "--disable-error-code=unused-ignore")
"""Every change is first shown to mypy, in one run: what `make check` reports needs no test.

Errors that come from how mutmut writes changed functions next to each other are left out, here and in `prepare`.
"""
SURVIVED, KILLED, TIMED_OUT, TYPES_NOTICED, NO_TEST = (
    "survived", "killed", "timeout", "caught by type check", "no tests",
)  # fmt: skip
"""mutmut's words for the results."""
NOTICED = {KILLED, TIMED_OUT, TYPES_NOTICED}


class Mutant(NamedTuple):
    name: str
    result: str
    """mutmut's word for it."""
    change: str
    """The changed lines, each with - or +; empty unless it survived."""


def prepare(folder: Path, area: Area) -> None:
    """Copy the sources and configure mutmut. Its cache of earlier results is kept.

    Each mutant starts from a process that has run no test (`forkserver`): values that a function has cached before
    would hide a change of it.
    """
    for name in COPIED:
        source, copy = ROOT / name, folder / name
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=LEFT_OUT)
        else:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    project = folder / "pyproject.toml"
    project.write_text(project.read_text().replace('"ignore-without-code", ', ""))
    chosen = ["-k", " and ".join(f"not {word}" for word in area.skipped)] if area.skipped else []
    lists = {
        "source_paths": ["src"],
        "only_mutate": area.sources,
        "pytest_add_cli_args_test_selection": area.tests,
        "pytest_add_cli_args": ["-q", "-p", "no:cacheprovider", "-p", "tools.mutants.fastest_first", *chosen],
        "also_copy": [name for name in COPIED if name not in {"src", "tests", "pyproject.toml"}],
        "type_check_command": [sys.executable, *TYPES],
    }
    lines = ["[mutmut]", "process_isolation = forkserver", "timeout_multiplier = 3", "timeout_constant = 10"]
    for key, values in lists.items():
        lines += [f"{key} =", *(f"  {value}" for value in values)]
    (folder / "setup.cfg").write_text("\n".join([*lines, ""]))


def mutants_of(folder: Path, area: Area) -> list[str]:
    """Return the names of all mutants, without running any."""
    files = [path.relative_to(folder) for path in sorted(folder.glob("src/**/*.py"))]
    return [
        get_mutant_name(path, name)
        for path in files
        if any(fnmatch(str(path), pattern) for pattern in area.sources)
        for name in mutate_file_contents(str(path), (folder / path).read_text()).mutant_names
    ]


def sample(mutants: list[str], size: int | None, seed: int) -> list[str]:
    """Return all mutants, or this many of them. The same seed chooses the same ones."""
    return mutants if size is None else Random(seed).sample(sorted(mutants), min(size, len(mutants)))


def run(folder: Path, jobs: int, mutants: list[str]) -> None:
    """Test the mutants that nothing has noticed so far. mutmut shows its progress.

    Which tests run a function is found out again each time, because tests change.
    """
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    noticed = {name for name, result in results(folder).items() if result in NOTICED}
    left = [name for name in mutants if name not in noticed]
    if left:
        mutmut(folder, "run", "--max-children", str(jobs), *left)


def found_in(folder: Path, mutants: list[str]) -> list[Mutant]:
    """Return these mutants with their results."""
    found = results(folder)
    return [
        Mutant(name, found[name], change_of(folder, name) if found[name] == SURVIVED else "") for name in mutants
    ]


def results(folder: Path) -> dict[str, str]:
    """Return mutmut's word for the result of each mutant of the last run."""
    said = mutmut(folder, "results", "--all", "true", quiet=True)
    return dict(re.findall(r"(?m)^\s*(\S+__mutmut_\d+): (.+)$", said))


def change_of(folder: Path, mutant: str) -> str:
    """Return the changed lines of a mutant."""
    module = mutant.rpartition(".")[0]
    with chdir(folder):
        diff = get_diff_for_mutant(mutant, path=f"src/{module.replace('.', '/')}.py")
    lines = [line for line in diff.splitlines() if line[:1] in {"-", "+"} and line[:3] not in {"---", "+++"}]
    return "\n".join(line[0] + " " + line[1:].strip() for line in lines)


def mutmut(folder: Path, *command: str, quiet: bool = False) -> str:
    """Run mutmut on interpreted rules and return what it wrote, if it is not shown.

    pytest starts once per mutant, so it starts without plug-ins.
    """
    done = subprocess.run(  # noqa: S603
        [str(Path(sys.executable).with_name("mutmut")), *command],
        cwd=folder,
        env=os.environ | {"GOLDGAVEL_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(folder)},
        check=True,
        stdout=subprocess.PIPE if quiet else None,
        text=True,
    )
    return done.stdout or ""
