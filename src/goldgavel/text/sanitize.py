"""Makes untrusted text safe to show next to other text: no invisible characters, overrides or stacked marks."""

import unicodedata

ZERO_WIDTH_JOINER = "\N{ZERO WIDTH JOINER}"
EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
KEYCAP = "\N{COMBINING ENCLOSING KEYCAP}"
MOST_MARKS = 3
"""The most combining marks on one letter. Some scripts need three; more would reach into other lines."""
MARKS = {"Mn", "Me"}
SPACES = {"Zs", "Zl", "Zp"}
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}
DEFAULT_IGNORABLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # inherent vowels of Khmer
        (0x180B, 0x180F),  # Mongolian selectors
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Unicode's default-ignorable code points that are not of an invisible category anyway."""
BLANKS = frozenset("\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159")
"""Letters, marks and symbols that show nothing: blanks of Braille, of old scripts and of music."""
EMOJI_SIGNS = frozenset("‼⁉ℹ〰〽")
"""Signs of other categories that a selector turns into a picture."""
FLAGS = tuple(
    "\N{WAVING BLACK FLAG}" + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\N{CANCEL TAG}"
    for region in ("gbeng", "gbsct", "gbwls")
)
"""The flags of England, Scotland and Wales: the only emoji written with invisible tags."""


def clean_text(text: str) -> str:
    """Return one visible line: no control, bidirectional or ignorable characters, and single spaces."""
    kept: list[str] = []
    marks = 0
    letters = unicodedata.normalize("NFC", text)
    for place, letter in enumerate(letters):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        if kind in SPACES or letter in "\t\n\r":
            kept.append(" ")
        elif marks and (marks > MOST_MARKS or not _is_letter_before(kept)):
            continue
        elif _is_kept(letters, place, kind, kept):
            kept.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _is_kept(letters: str, place: int, kind: str, before: list[str]) -> bool:
    """True if the character stays: it is visible, or part of an emoji that needs it."""
    letter = letters[place]
    if letter == ZERO_WIDTH_JOINER:
        return _ends_picture(before[-1:]) and _begins_picture(letters[place + 1 : place + 2])
    if letter == EMOJI_STYLE:
        return _takes_style(before[-1:], letters[place + 1 : place + 2])
    if kind == "Cf":
        return _is_in_flag(letters, place)
    return kind not in INVISIBLE and letter not in DEFAULT_IGNORABLE and letter not in BLANKS


def _is_letter_before(kept: list[str]) -> bool:
    """True if a mark has a letter to attach to; otherwise it would attach to whatever precedes the text."""
    return bool(kept) and kept[-1] != " "


def _ends_picture(before: list[str]) -> bool:
    return bool(before) and (unicodedata.category(before[0]) in {"So", "Sk"} or before[0] == EMOJI_STYLE)


def _begins_picture(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) == "So" and letter not in BLANKS


def _takes_style(before: list[str], after: str) -> bool:
    """True if the selector turns a sign into an emoji: `❤️`, or a keycap, `1️⃣`."""
    if not before:
        return False
    if before[0] in "0123456789#*":
        return after == KEYCAP
    return unicodedata.category(before[0]) in {"So", "Sm"} or before[0] in EMOJI_SIGNS


def _is_in_flag(letters: str, place: int) -> bool:
    return any(
        letters.startswith(flag, start) for flag in FLAGS for start in range(max(0, place - len(flag) + 1), place)
    )
