"""What somebody else wrote, as it may stand in a sentence of ours."""


def foreign(text: str, most: int = 40) -> str:
    """What somebody typed, printable and short enough to stand in a sentence."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split())
    return line if len(line) <= most and len(text) <= 4 * most else line[: most - 1] + "…"
