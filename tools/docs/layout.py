"""Lays out what the site is built from: our pages, with their links turned to where things lie on the site."""

import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path, PurePosixPath

from tools.docs import rules
from tools.docs.markdown import HEADING, LINK, in_prose, links
from tools.docs.places import (
    DECISIONS,
    DOCS,
    OF_THE_ROOT,
    ROOT,
    BrokenLink,
    is_source,
    place_of,
    relative,
    resolved,
)

WEB = ROOT / "web"
FONTS = {
    "inter-latin-wght-normal": "@fontsource-variable/inter",
    "inter-cyrillic-wght-normal": "@fontsource-variable/inter",
    "cormorant-latin-700-normal": "@fontsource/cormorant",
    "cormorant-cyrillic-700-normal": "@fontsource/cormorant",
}
LEXERS = {"py": "python", "yml": "yaml", "md": "markdown", "": "docker", "ftl": "ini"}
"""Where the name of a language is not the end of a file's name."""


ALONE = "---\nhide: [navigation]\n---\n"
"""The first page has no navigation next to it."""


def pages() -> list[PurePosixPath]:
    """The pages that people wrote, as paths in the repository."""
    written = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / DOCS).rglob("*.md"))]
    return [PurePosixPath(path) for path in [*written, *OF_THE_ROOT]]


def lay_out(goal: Path) -> None:
    shutil.rmtree(goal, ignore_errors=True)
    for place, text in everything():
        put(goal / place, text)
    for path in sorted((ROOT / DOCS).rglob("*")):
        if path.is_file() and path.suffix != ".md":
            copy(path, goal / path.relative_to(ROOT / DOCS))
    for name, package in FONTS.items():
        copy(WEB / "node_modules" / package / "files" / f"{name}.woff2", goal / "theme" / f"{name}.woff2")
    copy(WEB / "public" / "icon.svg", goal / "theme" / "icon.svg")


def everything() -> Iterator[tuple[PurePosixPath, str]]:
    """Every page of the site with its text."""
    shown = {place_of(page): page for page in pages() if page.as_posix() != "README.md"}
    for place, page in shown.items():
        yield place, turned(page)
    for game in sorted(set(rules.games().values())):
        for language in rules.LANGUAGES:
            yield place_of(rules.source(game, language)), rules.page(game, language)
    yield place_of(DECISIONS), list_of_decisions()
    for path in sources():
        yield place_of(path), source_page(path)


def turned(page: PurePosixPath) -> str:
    """The text of a page, with links as they are on the site and rules linked."""
    here = place_of(page)

    def change(prose: str) -> str:
        return rules.linked(LINK.sub(partial(turn, page), prose), here)

    text = in_prose((ROOT / page).read_text(encoding="utf-8"), change)
    return f"{ALONE}{text}" if here.as_posix() == "index.md" else text


def turn(page: PurePosixPath, found: re.Match[str]) -> str:
    """A link; what it shows may be a picture, which is one too."""
    opening, shown = found["shown"][:-1].split("[", 1)
    inside = titled(page, found["target"], LINK.sub(partial(turn, page), shown))
    return f"{opening}[{inside}]({turned_target(page, found['target'])})"


def titled(page: PurePosixPath, target: str, shown: str) -> str:
    """The title of a page where the link shows its file's name: on a site there are no files."""
    if not shown.endswith(".md") or not target.endswith(shown):
        return shown
    return title_of(resolved(page, target))


def title_of(page: PurePosixPath) -> str:
    found = HEADING.search((ROOT / page).read_text(encoding="utf-8"))
    if found is None:
        raise BrokenLink(f"{page} has no title")
    return found["title"]


def turned_target(page: PurePosixPath, target: str) -> str:
    file, _, anchor = target.partition("#")
    if not file or ":" in file:
        return target
    way = relative(place_of(resolved(page, file)), place_of(page))
    return f"{way}#{anchor}" if anchor else way


def sources() -> list[PurePosixPath]:
    """The files to which pages point and which are no pages."""
    found = set()
    for page in pages():
        for target in links((ROOT / page).read_text(encoding="utf-8")):
            file = target.partition("#")[0]
            if file and ":" not in file and is_source(path := resolved(page, file)):
                found.add(path)
    return sorted(found)


def source_page(path: PurePosixPath) -> str:
    text = (ROOT / path).read_text(encoding="utf-8").rstrip()
    ending = path.suffix.removeprefix(".")
    lines = ["---", "hide: [toc]", "---", f"# {path.name}", "", f"`{path}` in the repository.", ""]
    return "\n".join([*lines, f"````{LEXERS.get(ending, ending)}", text, "````", ""])


def list_of_decisions() -> str:
    """The page that lists the decisions: a table, because Markdown closes gaps in numbered lists."""
    about = "Why things are as they are, one page per decision. Numbers 24, 27 and 28 were never used."
    rows = ["# Decisions", "", about, "", "| number | decision |", "|---|---|"]
    for path in sorted((ROOT / DECISIONS).glob("*.md")):
        number, name = title_of(DECISIONS / path.name).split(". ", 1)
        rows.append(f"| {number} | [{name}]({path.name}) |")
    return "\n".join(rows) + "\n"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(path: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, goal)
