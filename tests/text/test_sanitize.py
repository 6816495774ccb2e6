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
    ],
)
def test_what_is_left(text: str, clean: str) -> None:
    assert clean_text(text) == clean


def test_no_towers_of_marks() -> None:
    tower = clean_text("x" + "\u0335\u0336\u0337\u0338" * 20 + "y")
    assert len(tower) <= 2 + MOST_MARKS
    assert tower[0] == "x"
    assert tower[-1] == "y"


def test_whatever_comes_it_is_one_line_that_stays_so() -> None:
    chance = Random(5)
    for _ in range(300):
        text = "".join(chr(chance.choice([*range(0x300), *range(0x2000, 0x2100), 0x1F600])) for _ in range(40))
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
