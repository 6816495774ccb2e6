"""Splits Markdown pages into code and prose, and finds links and headings in the prose."""

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
"""A placeholder of characters that occur in no text."""


class Block(NamedTuple):
    language: str
    body: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """Yield the fenced code blocks of a page."""
    for found in FENCED.finditer(text):
        cut = len(found["indent"])
        body = "".join(line[cut:] for line in found["body"].splitlines(keepends=True))
        yield Block(found["language"].strip(), body, text.count("\n", 0, found.start()) + 1)


def in_prose(text: str, change: Callable[[str], str]) -> str:
    """Return the page with `change` applied to its prose; code and comments stay unchanged."""
    kept: list[str] = []

    def mask(found: re.Match[str]) -> str:
        kept.append(found[0])
        return MASK.format(len(kept) - 1)

    changed = change(APART.sub(mask, text))
    return re.sub(MASK.format(r"(\d+)"), lambda found: kept[int(found[1])], changed)


def prose(text: str) -> str:
    """Return the page with code blocks and comments replaced by empty lines; inline code stays."""
    return APART.sub(lambda found: found[0] if found["ticks"] else re.sub(r"[^\n]", "", found[0]), text)


def links(text: str) -> list[str]:
    """Return the targets of all links, including images inside links."""
    return re.findall(r"\]\(([^()\s]+)\)", APART.sub("", text))


def anchors(text: str) -> set[str]:
    """Return the anchors of the headings, as the site and code hosts generate them."""
    return {slug(found["title"]) for found in HEADING.finditer(prose(text))}


def slug(title: str) -> str:
    """Return a heading's anchor by GitHub's rules, so that links to headings work in both places."""
    return re.sub(r"[^\w\- ]", "", title.replace("`", "")).strip().lower().replace(" ", "-")
