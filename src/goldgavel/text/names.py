"""Names that people give themselves."""

LONGEST = 24


def clean_name(text: object) -> str:
    """A name from outside, without anything that would move the cursor or turn the writing round."""
    shown = "".join(letter for letter in str(text)[:200] if letter.isprintable()) if isinstance(text, str) else ""
    return " ".join(shown.split())[:LONGEST].strip()
