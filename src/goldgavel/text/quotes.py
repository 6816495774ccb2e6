"""Quotes untrusted text in messages."""


def excerpt(text: str, most: int = 40) -> str:
    """Return untrusted text on one line, printable and at most `most` characters long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split())
    return line if len(line) <= most and len(text) <= 4 * most else line[: most - 1] + "…"
