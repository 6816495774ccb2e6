"""Our rules text on a screen: laid out, or as plain text."""

import re

EXAMPLE = r"[^\n:.]{3,12}\s?: "
"""How an example begins, in every language: on a line of its own, with one word and a colon."""


def with_line_breaks(markdown: str) -> str:
    """Markdown would run an example into the text before it."""
    return re.sub(rf"\n(?={EXAMPLE})", r"  \n", markdown)


def plain(markdown: str) -> str:
    """Without the marks: headings underlined, no asterisks and backquotes."""
    text = re.sub(r"^#+ (.+)$", lambda found: f"{found[1]}\n{'-' * len(found[1])}", markdown, flags=re.MULTILINE)
    return text.replace("**", "").replace("`", "").strip()


def flowing(block: str) -> str:
    """One rule without the line breaks of its source, to be broken anew; examples and lists keep theirs."""
    return re.sub(rf"\n(?!- |{EXAMPLE})", " ", plain(block))
