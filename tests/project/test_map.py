"""Every file and package that ARCHITECTURE.md and CONTRIBUTING.md name exists."""

import configparser
import re
import subprocess
from fnmatch import filter as filter_names
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md"]
ENDINGS = "py|pxd|pyx|ts|svelte|css|ftl|md|json|toml|txt|svg|yaml|yml"
FILE = re.compile(rf"[\w.*<>{{}},/-]*[\w*>}}]\.(?:{ENDINGS})")
FOLDER = re.compile(r"[\w.*<>{},/-]*[\w>}]/")
MADE = {
    "build/audit/screens/index.html",
    "build/audit/visitor/",
    "build/film/",
    "build/mutants/report.md",
    "build/tests/missing.txt",
    "src/goldgavel/server/page/",
}
"""Files that exist only after a build."""
EXAMPLES = {"modest.py", "modest/pyproject.toml", "src/goldgavel/bots/modest.py"}


@cache
def ends() -> frozenset[str]:
    """Return every suffix of every path in the project, from the whole path to the last component."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - whichever git there is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    files = [Path(name) for name in listed.stdout.split("\n") if name and (ROOT / name).exists()]
    folders = {folder for file in files for folder in file.parents}
    named = [(file.parts, "") for file in files] + [(folder.parts, "/") for folder in folders]
    return frozenset("/".join(parts[start:]) + end for parts, end in named for start in range(len(parts)))


def spelled_out(name: str) -> list[str]:
    """`text/{en,ru}/x.ftl` is two names; `games/<game>/` is any of them."""
    parts = [part.split(",") for part in re.split(r"[{}]", re.sub(r"<\w+>", "*", name))]
    return ["".join(chosen) for chosen in product(*parts)]


def is_there(name: str) -> bool:
    return all(one in ends() or ("*" in one and bool(filter_names(ends(), one))) for one in spelled_out(name))


def names_in(text: str) -> set[str]:
    """Return the names of files and folders between backticks or in the drawing of the tree."""
    code = re.findall(r"`([^`\n]+)`", text) + re.findall(r"^ {4}.*$", text, re.MULTILINE)
    words = {word.strip(".,;:()") for part in code for word in part.split()}
    return {word for word in words if FILE.fullmatch(word) or FOLDER.fullmatch(word)} - MADE - EXAMPLES


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    names = names_in((ROOT / page).read_text(encoding="utf-8"))
    assert len(names) > 10
    assert sorted(name for name in names if not is_there(name)) == []


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_links_to_is_there(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def diagrams() -> list[str]:
    return re.findall(r"```mermaid\n(.*?)```", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.DOTALL)


def layers() -> list[set[str]]:
    """Return the layers that `make check` enforces, the highest first."""
    found = configparser.ConfigParser()
    found.read(ROOT / ".importlinter", encoding="utf-8")
    lines = found["importlinter:contract:layers"]["layers"].split("\n")
    return [set(line.replace("|", " ").split()) for line in lines if line.strip()]


def test_the_diagram_of_the_layers_shows_every_package_and_no_forbidden_import() -> None:
    drawing = next(drawing for drawing in diagrams() if drawing.startswith("flowchart"))
    height = {package: level for level, packages in enumerate(layers()) for package in packages}
    arrows = []
    for line in drawing.splitlines()[1:]:
        steps = [set(step.replace("&", " ").split()) for step in line.split("-->")]
        arrows += [(a, b) for above, below in pairwise(steps) for a, b in product(above, below)]
    assert {package for arrow in arrows for package in arrow} == set(height)
    assert [(above, below) for above, below in arrows if height[above] >= height[below]] == []


def test_what_the_diagram_of_a_move_names_is_there() -> None:
    drawing = next(drawing for drawing in diagrams() if drawing.startswith("sequenceDiagram"))
    named = re.findall(r"participant \w+ as (.+)", drawing)
    packages = {word for name in named for word in name.split() if word[0].islower()}
    assert len(packages) >= 4
    assert sorted(package for package in packages if not (ROOT / "src" / "goldgavel" / package).is_dir()) == []
