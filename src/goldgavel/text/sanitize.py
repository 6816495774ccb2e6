"""Makes untrusted text safe to show next to other text: no invisible characters, overrides or stacked marks."""

import unicodedata

ZERO_WIDTH_JOINER = "\N{ZERO WIDTH JOINER}"
MOST_MARKS = 3
"""The most combining marks on one letter. Some scripts need three; more would reach into other lines."""
MARKS = {"Mn", "Me"}
SPACES = {"Zs", "Zl", "Zp"}
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Characters of the category "letter" or "symbol" that are invisible."""


def clean_text(text: str) -> str:
    """Return one visible line: no control, bidirectional or zero-width characters, and single spaces."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        if kind in SPACES or letter in "\t\n\r":
            kept.append(" ")
        elif _is_kept(letter, kind, kept) and marks <= MOST_MARKS and (not marks or _is_letter_before(kept)):
            kept.append(letter)
    words = (part.strip(ZERO_WIDTH_JOINER) for part in "".join(kept).split())
    return unicodedata.normalize("NFC", " ".join(filter(None, words)))


def _is_kept(letter: str, kind: str, before: list[str]) -> bool:
    """True if the character stays. A joiner combines two emoji, so it stays only after an emoji."""
    if letter == ZERO_WIDTH_JOINER:
        return bool(before) and _is_picture(before[-1])
    return kind not in INVISIBLE and letter not in FILLERS


def _is_letter_before(kept: list[str]) -> bool:
    """True if a mark has a letter to attach to; otherwise it would attach to whatever precedes the text."""
    return bool(kept) and kept[-1] != " "


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter) in {"So", "Sk"} or letter == "\N{VARIATION SELECTOR-16}"
