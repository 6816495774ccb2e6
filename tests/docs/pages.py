"""The pages of the documentation and their code blocks."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.docs import markdown

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE")]
"""tests/project/test_contributor_guide.py runs the examples of CONTRIBUTING.md, which change the sources."""
TRANSLATIONS = sorted([*(ROOT / "docs").glob("*.ru.md"), *(ROOT / "docs").glob("*.fr.md")])
"""Guides in Russian and French. Their code is that of the English guides: test_translations.py compares it."""
PAGES += sorted(set((ROOT / "docs").rglob("*.md")) - set(TRANSLATIONS))


class CodeBlock(NamedTuple):
    """A code block: its page and line, its language and its title."""

    page: Path
    line: int
    language: str
    title: str
    """The file that the block shows (whole or in part), or what the block needs in order to run."""
    body: str

    def __str__(self) -> str:
        return f"{page_id(self.page)}:{self.line}"


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[CodeBlock]:
    found = markdown.blocks(page.read_text(encoding="utf-8"))
    return [CodeBlock(page, line, *described(info), body) for info, body, line in found]


def described(info: str) -> tuple[str, str]:
    title = re.search(r'title="([^"]+)"', info)
    return info.partition(" ")[0], title[1] if title else ""


def all_blocks(*languages: str) -> Iterator[CodeBlock]:
    for page in PAGES:
        yield from (block for block in blocks(page) if not languages or block.language in languages)


def is_excerpt(block: CodeBlock) -> bool:
    """True if the block is a part of a file in the repository."""
    return bool(block.title) and (ROOT / block.title).is_file()
