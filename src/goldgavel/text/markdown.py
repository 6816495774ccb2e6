"""Converts the rules texts from Markdown for display in a terminal, formatted or as plain text."""

import re

EXAMPLE = r"[^\n:.]{3,12}\s?: "
"""The start of an example in every language: a new line with one word and a colon."""


def with_line_breaks(markdown: str) -> str:
    """Add a hard line break before each example, which Markdown would join to the text before it."""
    return re.sub(rf"\n(?={EXAMPLE})", r"  \n", markdown)


def plain(markdown: str) -> str:
    """Return plain text: headings underlined, no asterisks and backquotes."""
    text = re.sub(r"^#+ (.+)$", lambda found: f"{found[1]}\n{'-' * len(found[1])}", markdown, flags=re.MULTILINE)
    return text.replace("**", "").replace("`", "").strip()


def flowing(block: str) -> str:
    """Return a rule without the line breaks of its source, for rewrapping; examples and lists keep theirs."""
    return re.sub(rf"\n(?!- |{EXAMPLE})", " ", plain(block))
