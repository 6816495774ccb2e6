"""Prepares the input of the site builder: copies the pages with their links rewritten to places on the site."""

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
    guide_language,
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
LEXERS = {"py": "python", "mjs": "js", "yml": "yaml", "md": "markdown", "": "docker", "ftl": "ini"}
"""Lexers by file ending, where they differ from the ending."""


ALONE = "---\nhide: [navigation]\n---\n"
"""Front matter of the first page, which has no navigation."""
DIAGRAMS = PurePosixPath("theme/mermaid.js")
"""Draws the diagrams. Without it, the site builder's script would fetch one from another host."""


def pages() -> list[PurePosixPath]:
    """Return the handwritten pages as paths in the repository."""
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
    copy(WEB / "node_modules" / "@mermaid-js" / "tiny" / "dist" / "mermaid.tiny.js", goal / DIAGRAMS)


def everything() -> Iterator[tuple[PurePosixPath, str]]:
    """Yield every page of the site: its place and text."""
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
    """Return the text of a page, with links rewritten for the site and rule numbers linked."""
    here, language = place_of(page), guide_language(page)

    def change(prose: str) -> str:
        return rules.linked(LINK.sub(partial(turn, page), prose), here, language)

    text = in_prose((ROOT / page).read_text(encoding="utf-8"), change)
    if "```mermaid" in text:
        text += f'\n<script src="{relative(DIAGRAMS, here)}"></script>\n'
    if language != "en":
        return f"---\nlang: {language}\n---\n{text}"
    return f"{ALONE}{text}" if here.as_posix() == "index.md" else text


def turn(page: PurePosixPath, found: re.Match[str]) -> str:
    """Rewrite one link; its label may be an image, which is rewritten too."""
    opening, shown = found["shown"][:-1].split("[", 1)
    inside = titled(page, found["target"], LINK.sub(partial(turn, page), shown))
    return f"{opening}[{inside}]({turned_target(page, found['target'])})"


def titled(page: PurePosixPath, target: str, shown: str) -> str:
    """Return the link's label; a label that is a file name becomes the title of that page."""
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
    """Return the files that pages link to and that are not pages themselves."""
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
    """Return the page that lists the decisions: a table, because Markdown renumbers lists with gaps."""
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
