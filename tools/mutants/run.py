"""Runs mutmut on a copy of the sources, and reads what it found."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tools.mutants.areas import Area

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "docs", "examples", "benchmarks", "web/src", "pyproject.toml", "setup.py")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "page", "*.egg-info")
FINISHED = {"killed": "killed", "survived": "survived", "timeout": "killed", "no tests": "untested"}
"""How mutmut's results are counted. A mutant that never ends was noticed, too."""


class Mutant(NamedTuple):
    name: str
    result: str
    """One of the values of `FINISHED`, or mutmut's own word for anything else."""
    change: str
    """The changed lines, each with - or +; empty unless it survived."""


def prepare(folder: Path, area: Area) -> None:
    """Copy the sources and configure mutmut. Its cache of earlier results is kept."""
    for name in COPIED:
        source, copy = ROOT / name, folder / name
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=LEFT_OUT)
        else:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    lists = {
        "source_paths": ["src"],
        "only_mutate": area.sources,
        "pytest_add_cli_args_test_selection": area.tests,
        "pytest_add_cli_args": ["-q", "-p", "no:cacheprovider"],
        "also_copy": [name for name in COPIED if name not in {"src", "tests", "pyproject.toml"}],
    }
    lines = ["[mutmut]"]
    for key, values in lists.items():
        lines += [f"{key} =", *(f"  {value}" for value in values)]
    (folder / "setup.cfg").write_text("\n".join([*lines, ""]))


def run(folder: Path, jobs: int) -> None:
    """Test every mutant that has no result yet. mutmut shows its progress."""
    subprocess.run([mutmut(), "run", "--max-children", str(jobs)], cwd=folder, env=environment(), check=True)  # noqa: S603


def found_in(folder: Path) -> list[Mutant]:
    """Return every mutant with its result."""
    said = subprocess.run(  # noqa: S603
        [mutmut(), "results", "--all", "true"],
        cwd=folder,
        env=environment(),
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = []
    for name, result in re.findall(r"(?m)^\s*(\S+__mutmut_\d+): (.+)$", said):
        counted = FINISHED.get(result, result)
        found.append(Mutant(name, counted, change_of(folder, name) if counted == "survived" else ""))
    return found


def change_of(folder: Path, mutant: str) -> str:
    """Return the changed lines of a mutant."""
    diff = subprocess.run(  # noqa: S603
        [mutmut(), "show", mutant], cwd=folder, env=environment(), check=True, capture_output=True, text=True
    ).stdout
    lines = [line for line in diff.splitlines() if line[:1] in {"-", "+"} and line[:3] not in {"---", "+++"}]
    return "\n".join(line[0] + " " + line[1:].strip() for line in lines)


def mutmut() -> str:
    return str(Path(sys.executable).with_name("mutmut"))


def environment() -> dict[str, str]:
    return os.environ | {"GOLDGAVEL_PURE": "1"}
