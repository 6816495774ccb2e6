"""Prints how many lines of the Python code the tests run, per package, and lists the lines that no test runs.

    python -m tools.covered_lines FILE …

The files are SlipCover's: one of the compiled run, which cannot see into compiled modules, and one of the
interpreted run. What only child processes run is not counted: SlipCover watches the processes of pytest.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
PACKAGE = "src/goldgavel/"
MISSING = ROOT / "build" / "tests" / "missing.txt"


class Lines(msgspec.Struct):
    """The lines of a source file that can be run, and those that were."""

    executed_lines: set[int]
    missing_lines: set[int]

    @property
    def all(self) -> set[int]:
        return self.executed_lines | self.missing_lines

    @property
    def missing(self) -> list[int]:
        return sorted(self.missing_lines - self.executed_lines)


class Measured(msgspec.Struct):
    """The part of SlipCover's file that is read here."""

    files: dict[str, Lines]


def together(measured: Iterable[Measured]) -> dict[str, Lines]:
    """Return every source file of the package: a line counts as run if any of the measurements saw it."""
    files: dict[str, Lines] = defaultdict(lambda: Lines(set(), set()))
    for one in measured:
        for name, lines in one.files.items():
            if name.startswith(PACKAGE):
                files[name].executed_lines |= lines.executed_lines
                files[name].missing_lines |= lines.missing_lines
    return files


def package_of(name: str) -> str:
    """Return the first folder below the package; files directly in it are `goldgavel`."""
    folders = name.removeprefix(PACKAGE).split("/")[:-1]
    return folders[0] if folders else "goldgavel"


def row(name: str, files: Iterable[Lines]) -> str:
    counted = [(len(one.all), len(one.missing)) for one in files]
    lines, missing = map(sum, zip(*counted, strict=True))
    return f"  {name:<12}{lines:>8,}{missing:>8,}{100 * (lines - missing) / lines:>8.1f} %"


def table(files: Mapping[str, Lines]) -> str:
    packages: dict[str, list[Lines]] = defaultdict(list)
    for name, lines in sorted(files.items()):
        if lines.all:
            packages[package_of(name)].append(lines)
    heads = f"  {'package':<12}{'lines':>8}{'not run':>8}{'run':>8}"
    everything = [one for part in packages.values() for one in part]
    return "\n".join([heads, *(row(name, part) for name, part in packages.items()), row("all", everything)])


def ranges(numbers: Iterable[int]) -> str:
    """Return line numbers as people write them: `3, 7-9`."""
    runs = [
        [number for _, number in run] for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def main(paths: Iterable[str]) -> int:
    files = together(msgspec.json.decode(Path(path).read_bytes(), type=Measured) for path in paths)
    MISSING.parent.mkdir(parents=True, exist_ok=True)
    listed = [f"{name}: {ranges(lines.missing)}\n" for name, lines in sorted(files.items()) if lines.missing]
    MISSING.write_text("".join(listed))
    print("Lines of src/goldgavel that the tests run, compiled and interpreted runs together:")
    print(table(files))
    print(f"Lines that no test runs: {MISSING.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
