"""`make check`: runs every checker, and explains what is wrong and what to do.

Checkers run in parallel, up to the number of processors, and are reported in a fixed order. The exit code is 0
only if all pass. `--only lint,format` runs some of them; names of files after it restrict those that check single
files. Every checker is listed here only: the commit hooks (.pre-commit-config.yaml) run some of them by name.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent
WEB = ROOT / "web"
TYPED_TOOLS = (
    "tools/check.py",
    "tools/check_wheel.py",
    "tools/covered_lines.py",
    "tools/docs",
    "tools/film.py",
    "tools/flakes.py",
    "tools/generate",
    "tools/mutants",
    "tools/prose.py",
    "tools/release",
    "tools/run_tests.py",
    "tools/sanitize.py",
)
TYPED = ("src", "tests", "benchmarks", "examples", *TYPED_TOOLS)
WORKFLOWS = tuple(str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")))
MOST_LINES = 60


class Checker(NamedTuple):
    name: str
    command: tuple[str, ...]
    explain: Callable[[str], str]
    """Turns the tool's output into a sentence about what is wrong and what to do."""
    folder: Path = ROOT

    def of_files(self, files: Sequence[str]) -> "Checker":
        """Return the checker for some files, if it can check single files."""
        if not files or self.command[-1] != ".":
            return self
        return self._replace(command=(*self.command[:-1], *files))


def explain_lint(said: str) -> str:
    codes = sorted(set(re.findall(r"(?m)^([A-Z]+\d+) ", said)))
    rule = codes[0] if codes else "CODE"
    return (
        f"The linter objects to {counted(re.findall(r'(?m)^ +--> ', said), 'place')} (rules {', '.join(codes)}). "
        f"`make format` mends what a machine can; `.venv/bin/ruff rule {rule}` explains a rule."
    )


def explain_format(said: str) -> str:
    files = re.findall(r"(?m)^Would reformat: |^unformatted: ", said)
    verb = "is" if len(files) == 1 else "are"
    return f"{counted(files, 'file').capitalize()} {verb} not formatted: run `make format`."


def explain_types(said: str) -> str:
    places = re.findall(r"(?m)^[^\s:]+:\d+: error:", said)
    return f"The types do not fit together in {counted(places, 'place')}: each line above names one, and why."


def explain_layers(said: str) -> str:
    broken = re.findall(r"goldgavel\.(\S+) is not allowed to import goldgavel\.([\w.]+)", said)
    named = "; ".join(f"{source} imports {target}" for source, target in dict.fromkeys(broken))
    return (
        f"{named or 'An import crosses the layers'}: a layer imports only those below it, as ARCHITECTURE.md "
        "lists them. Move what is needed down, or hand it in from above."
    )


def explain_page(said: str) -> str:
    found = re.search(r"Found (\d+) error", said)
    places = f"in {counted(range(int(found[1])), 'place')}" if found else "somewhere"
    return f"The page's code is not as Biome wants it {places}: `make format` mends most of it."


def explain_page_types(said: str) -> str:
    del said
    return (
        "The types of the page do not fit together: each line above names a place, and why. "
        "After a change of the server's messages run `make types`."
    )


def explain_docs(said: str) -> str:
    del said
    return "The documentation does not hold together: each line above names a page, and what it points at in vain."


def explain_prose(said: str) -> str:
    findings = [line for line in said.splitlines() if line]
    return (
        f"Names or sentences break the style guide in {counted(findings, 'place')}: each line says what to write."
    )


def explain_workflows(said: str) -> str:
    del said
    return "A workflow is not as GitHub wants it: each line above names the file and the place."


CHECKERS = (
    Checker("lint", (str(TOOLS / "ruff"), "check", "--force-exclude", "."), explain_lint),
    Checker("format", (str(TOOLS / "ruff"), "format", "--check", "--force-exclude", "."), explain_format),
    Checker("types", (str(TOOLS / "mypy"), *TYPED), explain_types),
    Checker("layers", (str(TOOLS / "lint-imports"),), explain_layers),
    Checker(
        "page",
        (str(WEB / "node_modules/.bin/biome"), "check", "../benchmarks/server/peer", "."),
        explain_page,
        WEB,
    ),
    Checker(
        "page types",
        (str(WEB / "node_modules/.bin/svelte-check"), "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        explain_page_types,
        WEB,
    ),
    Checker(
        "workflows",
        (str(TOOLS / "check-jsonschema"), "--builtin-schema", "vendor.github-workflows", *WORKFLOWS),
        explain_workflows,
    ),
    Checker("prose", (sys.executable, "-m", "tools.prose"), explain_prose),
    Checker("docs", (sys.executable, "-m", "tools.docs"), explain_docs),
)


def counted(things: Sequence[object], word: str) -> str:
    return f"one {word}" if len(things) == 1 else f"{len(things)} {word}s"


def problem_of(checker: Checker) -> tuple[list[str], str] | None:
    """Return the last lines of the tool's report and the explanation; None if the check passes."""
    environment = os.environ | {"PATH": f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    try:
        done = subprocess.run(  # noqa: S603 - our own tools
            checker.command, cwd=checker.folder, env=environment, capture_output=True, text=True, check=False
        )
    except OSError:
        return [], f"{Path(checker.command[0]).name} is not installed: `make check` installs it."
    if done.returncode == 0:
        return None
    said = done.stdout + done.stderr
    lines = said.rstrip().splitlines()
    if len(lines) > MOST_LINES:
        lines = [f"({len(lines) - MOST_LINES} lines before these)", *lines[-MOST_LINES:]]
    return lines, checker.explain(said)


def check(checkers: Sequence[Checker]) -> int:
    problems = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(problem_of, checker) for checker in checkers]
        for checker, job in zip(checkers, jobs, strict=True):
            print(f"{checker.name} …", flush=True)
            if found := job.result():
                lines, problems[checker.name] = found
                print("\n".join(f"    {line}".rstrip() for line in lines))
    if not problems:
        print("Everything is as it should be.")
        return 0
    print(f"\n{counted(list(problems), 'check').capitalize()} of {len(checkers)} found something:")
    for name, problem in problems.items():
        print(f"- {name}: {problem}")
    return 1


def chosen(words: Sequence[str]) -> list[Checker]:
    if not words:
        return list(CHECKERS)
    names = [name.strip() for name in words[1].split(",")] if len(words) > 1 else []
    known = {checker.name: checker for checker in CHECKERS}
    if words[0] != "--only" or not names or not set(names) <= set(known):
        sys.exit(f"Say nothing, or --only and some of: {', '.join(known)}.")
    return [known[name].of_files(words[2:]) for name in names]


if __name__ == "__main__":
    sys.exit(check(chosen(sys.argv[1:])))
