"""Untrusted text that is shown next to other text."""

import unicodedata
from random import Random

import pytest

from goldgavel.text.names import LONGEST, clean_name
from goldgavel.text.sanitize import MOST_MARKS, clean_text


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  two\t words\r\n", "two words"),
        ("a\u0000b\u0007c", "abc"),
        ("abc\u202edef\u2066", "abcdef"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("Привет, ça va ? 你好", "Привет, ça va ? 你好"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("e\u0301", "\u00e9"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("a\u200db", "ab"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u3164\u115f", ""),
        ("\ue000\U000e0041", ""),
        ("\u034f \ufe0f\u0301", ""),
        ("\u0301a \u0301b", "a b"),
        ("\U0001d159", ""),
        ("\u17b4\u17b5", ""),
        ("\u115f\uffa0\ufffc\U00013441", ""),
        ("A\u034fn\u180bn\ufe00a\U000e0100", "Anna"),
        ("葛\U000e0101城", "葛城"),
    ],
)
def test_what_is_left(text: str, clean: str) -> None:
    assert clean_text(text) == clean


ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "emoji",
    [
        "❤\ufe0f",
        "↔\ufe0f",
        "‼\ufe0f",
        "1\ufe0f\u20e3",
        "#\ufe0f\u20e3",
        "👩🏽\u200d🚀",
        "👨\u200d👩\u200d👧\u200d👦",
        "❤\ufe0f\u200d🔥",
        "🏳\ufe0f\u200d🌈",
        "🏴\u200d☠\ufe0f",
        "👁\ufe0f\u200d🗨\ufe0f",
        "🇫🇷",
        ENGLAND,
    ],
)
def test_emoji_stay_whole(emoji: str) -> None:
    assert clean_text(emoji) == emoji
    assert clean_text(f"Ann {emoji} B") == f"Ann {emoji} B"


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("❤\ufe0f\ufe0f", "❤\ufe0f"),
        ("Ann\ufe0f 7\ufe0f", "Ann 7"),
        ("👩\u200d", "👩"),
        ("👩\u200dAnn", "👩Ann"),
        ("👩\u200d\u2800", "👩"),
        ("👩\u200d\ufe0f", "👩\ufe0f"),
        ("👩\u200d\u200d🚀", "👩\u200d🚀"),
        (ENGLAND[:-1], "🏴"),
        ("Ann" + ENGLAND[1:], "Ann"),
        (ENGLAND + ENGLAND[1:], ENGLAND),
    ],
)
def test_a_part_of_an_emoji_alone_goes(text: str, clean: str) -> None:
    assert clean_text(text) == clean


def test_no_towers_of_marks() -> None:
    tower = clean_text("x" + "\u0335\u0336\u0337\u0338" * 20 + "y")
    assert len(tower) <= 2 + MOST_MARKS
    assert tower[0] == "x"
    assert tower[-1] == "y"


LETTERS = [*range(0x300), *range(0x2000, 0x2100), *[0x1F600, 0x200D, 0xFE0F, 0x20E3, 0x2764, 0x2800, 0x34F] * 20]


def test_whatever_comes_it_is_one_line_that_stays_so() -> None:
    chance = Random(5)
    for _ in range(300):
        text = "".join(chr(chance.choice(LETTERS)) for _ in range(40))
        clean = clean_text(text)
        assert clean == clean_text(clean) == clean.strip()
        assert "  " not in clean
        kinds = {unicodedata.category(letter) for letter in clean if letter != "\u200d"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Jean\u00a0Paul ", "Jean Paul"),
        ("Ann\u202eb\u200b\x1b[2J", "Annb[2J"),
        ("\u3164\u2800\u034f", ""),
        ("A" + "\u0335" * 30 + "nn", "A\u0335\u0335\u0335nn"),
        ("x" * (LONGEST - 2) + " " * 5 + "yz", "x" * (LONGEST - 2) + " y"),
        ("x" * (LONGEST - 2) + "👩\u200d🚀", "x" * (LONGEST - 2) + "👩"),
        (7, ""),
    ],
)
def test_a_name_is_short_and_can_be_seen(text: object, name: str) -> None:
    assert clean_name(text) == clean_name(name) == name
