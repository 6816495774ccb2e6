"""The pages of the documentation, and the code in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.docs import markdown

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE")]
"""The examples of CONTRIBUTING.md change the sources step by step: tests/project/test_first_hour.py does that."""
TRANSLATIONS = sorted([*(ROOT / "docs").glob("*.ru.md"), *(ROOT / "docs").glob("*.fr.md")])
"""Guides in Russian and French. Their code is that of the English guides: test_translations.py compares it."""
PAGES += sorted(set((ROOT / "docs").rglob("*.md")) - set(TRANSLATIONS))


class Block(NamedTuple):
    """A piece of code, where it stands, and what its first line says it is."""

    page: Path
    line: int
    language: str
    title: str
    """The file that it is, or is a part of; or what must be there before it can run."""
    body: str

    def __str__(self) -> str:
        return f"{page_id(self.page)}:{self.line}"


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    found = markdown.blocks(page.read_text(encoding="utf-8"))
    return [Block(page, line, *described(info), body) for info, body, line in found]


def described(info: str) -> tuple[str, str]:
    title = re.search(r'title="([^"]+)"', info)
    return info.partition(" ")[0], title[1] if title else ""


def all_blocks(*languages: str) -> Iterator[Block]:
    for page in PAGES:
        yield from (block for block in blocks(page) if not languages or block.language in languages)


def is_excerpt(block: Block) -> bool:
    """A part of a file in the repository."""
    return bool(block.title) and (ROOT / block.title).is_file()
