"""`python -m tools.prose`: checks names and prose against the style guide (part of `make check`).

Reports mannerisms in docstrings, comments, names of tests and guides, module names ending in -ing, class names
that stand for two things, long lines in Markdown and crowded folders. Each finding says what to write instead.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST_LINE = 120
MOST_FILES = 20
PROSE = ("src/", "tests/", "web/src/", "web/tests/", "web/e2e/", "docs/", "examples/", "tools/", "benchmarks/")
"""Folders whose docstrings, comments and Markdown are checked, besides the Markdown files in the root."""

ABOUT_PROSE = "tests/project/test_prose.py"
"""The linter's own test quotes what is to be found."""

PRODUCT_TEXT = "src/goldgavel/text/rules/"
"""The rules of the games have a style of their own."""

MANNERISMS = {
    r"\banew\b": "again",
    r"\bso many\b": "this many, n, or the number itself",
    r"\bbeside\b": "next to, or besides",
    r"\bat the most\b": "at most",
    r"\bdoors?\b": "interface, endpoint or API",
    r"\b(?:all|those|for) whom\b|\bwhom it\b": "name the person: the player, the reader",
    r"\bsomebody\b": "a player, or someone",
    r"\b(?:for|to|by|from|with|than) who\b(?! (?:some|they|is in))": "the player who, or whoever",
    r"(?<!there )\bis no (?!longer\b|more\b|less\b|such\b|way\b|need\b|limit\b|metrics\b)": "is not a",
    r"\bgo(?:es|ing)? on\b": "continue",
    r"\bshort ways?\b": "fast path",
    r"\bin vain\b": "say what happens: is refused, finds nothing",
    r"\bof (?:one's|their|its) own accord\b": "automatically",
}
TRADE_TERMS = frozenset(
    {"routing", "sampling", "resampling", "dealing", "rendering", "pending", "tuning", "pickling"}
)
"""Module names ending in -ing that engineers expect. A deal is a thing of the game, and dealing makes it."""
GAMES = re.compile(r"(?<=/)(?:aurum|auction)(?=[/_.])")
TO_BE_REPLACED = ("src/goldgavel/server/live/",)
"""What other workers did is to be followed in another way; until then these modules keep their names."""
SHARED_CLASSES = frozenset({"raw_env", "Told"})
"""`raw_env` is PettingZoo's convention; `Told` is the same entry in Python and on the wire."""


def tracked(*patterns: str) -> list[Path]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603 - our own words
    return [ROOT / name for name in sorted(set(listed.stdout.split("\n"))) if name and (ROOT / name).is_file()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def prose_of_python(text: str) -> Iterator[tuple[int, str]]:
    """Each comment, docstring and name of a test, line by line, with its line number."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not re.match(r"#\s*(?:noqa|type:|cython:)", token.string):
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name.replace("_", " ")
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            for number, line in enumerate(node.value.value.split("\n"), node.lineno):
                yield number, re.sub(r"`[^`]*`", "", line)


def prose_of_typescript(text: str) -> Iterator[tuple[int, str]]:
    """Each line that has a comment or the title of a test, without inline code."""
    for number, line in enumerate(text.split("\n"), 1):
        if found := re.search(
            r"(?:^|\s)(?://|/\*|\*|<!--)(?=\s|\*)(.*)|^\s*(?:test|describe)\b[^\n]*?\((.*)", line
        ):
            yield number, re.sub(r"`[^`]*`", "", found[1] or found[2])


def prose_of_markdown(text: str) -> Iterator[tuple[int, str]]:
    """Each line outside code blocks, without inline code and link targets."""
    in_code = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    "):
            yield number, re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


READERS = {
    ".py": prose_of_python,
    ".ts": prose_of_typescript,
    ".svelte": prose_of_typescript,
    ".md": prose_of_markdown,
}


def mannerisms() -> Iterator[str]:
    for path in tracked(*(f"*{suffix}" for suffix in READERS)):
        name = name_of(path)
        if name.startswith(PRODUCT_TEXT) or name == ABOUT_PROSE:
            continue
        if not name.startswith(PROSE) and ("/" in name or path.suffix != ".md"):
            continue
        for number, line in READERS[path.suffix](path.read_text(encoding="utf-8")):
            for pattern, better in MANNERISMS.items():
                if found := re.search(pattern, line, re.IGNORECASE):
                    yield f"{name}:{number}: “{found[0].strip()}”: write {better}"


def long_lines() -> Iterator[str]:
    for path in tracked("*.md"):
        in_code = False
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            in_code ^= line.lstrip().startswith("```")
            exempt = in_code or line.lstrip().startswith("|") or line.startswith("    ") or "](" in line
            if len(line) > LONGEST_LINE and not exempt and "/rules/" not in name_of(path):
                yield f"{name_of(path)}:{number}: {len(line)} characters: wrap at {LONGEST_LINE}"


def gerund_modules() -> Iterator[str]:
    for path in tracked("src/*.py", "tests/*.py", "benchmarks/*.py", "tools/*.py"):
        excused = path.stem in TRADE_TERMS or name_of(path).startswith(TO_BE_REPLACED)
        if path.stem.endswith("ing") and not excused:
            yield f"{name_of(path)}: a module is a noun that says what it holds"


def repeated_classes() -> Iterator[str]:
    """Class names in two modules, unless they are the same part of both games."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in tracked("src/*.py", "tests/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].add(GAMES.sub("*", name_of(path)))
    for name, places in sorted(found.items()):
        if len(places) > 1 and name not in SHARED_CLASSES:
            yield f"class {name} is in {', '.join(sorted(places))}: one name, one thing"


def crowded_folders() -> Iterator[str]:
    count = Counter(path.parent for path in tracked("*.py"))
    for folder, files in sorted(count.items()):
        if files > MOST_FILES:
            yield f"{name_of(folder)}: {files} Python files: group them, at most {MOST_FILES} per folder"


def main() -> int:
    checks = (mannerisms, long_lines, gerund_modules, repeated_classes, crowded_folders)
    found = [finding for check in checks for finding in check()]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
