"""What there is in a page of Markdown: code, which is left alone, and prose with its links and headings."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

FENCED = re.compile(
    r"^(?P<indent> *)(?P<fence>`{3,})(?P<language>[^`\n]*)\n(?P<body>.*?)^(?P=indent)(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
APART = re.compile(rf"{FENCED.pattern}|<!--.*?-->|(?P<ticks>`+)[^`]+(?P=ticks)", re.MULTILINE | re.DOTALL)
"""Code and comments."""
LINK = re.compile(r"(?P<shown>!?\[(?:[^\[\]]|\[[^\]]*\](?:\([^()]*\))?)*\])\((?P<target>[^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(?P<title>.+)$", re.MULTILINE)
MASK = "\ufdd0{}\ufdd1"
"""Characters that no text has."""


class Block(NamedTuple):
    language: str
    body: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """The fenced code of a page."""
    for found in FENCED.finditer(text):
        cut = len(found["indent"])
        body = "".join(line[cut:] for line in found["body"].splitlines(keepends=True))
        yield Block(found["language"].strip(), body, text.count("\n", 0, found.start()) + 1)


def in_prose(text: str, change: Callable[[str], str]) -> str:
    """The page with its prose changed; code and comments come through as they are."""
    kept: list[str] = []

    def mask(found: re.Match[str]) -> str:
        kept.append(found[0])
        return MASK.format(len(kept) - 1)

    changed = change(APART.sub(mask, text))
    return re.sub(MASK.format(r"(\d+)"), lambda found: kept[int(found[1])], changed)


def prose(text: str) -> str:
    """The page without code blocks and comments, line by line; what is code in a sentence keeps its words."""
    return APART.sub(lambda found: found[0] if found["ticks"] else re.sub(r"[^\n]", "", found[0]), text)


def links(text: str) -> list[str]:
    """Where the page points at; a picture inside a link counts too."""
    return re.findall(r"\]\(([^()\s]+)\)", APART.sub("", text))


def anchors(text: str) -> set[str]:
    """The anchors of the headings, as the site and code hosts make them."""
    return {slug(found["title"]) for found in HEADING.finditer(prose(text))}


def slug(title: str) -> str:
    """As GitHub does it, so that a link to a heading works in both places."""
    return re.sub(r"[^\w\- ]", "", title.replace("`", "")).strip().lower().replace(" ", "-")
