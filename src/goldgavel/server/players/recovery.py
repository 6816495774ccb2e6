"""The form of recovery codes: easy to read, to write down and to type."""

import unicodedata
from random import Random

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without 0, 1, I, L, O and U, which are easily mistaken for others."""
GROUPS = 4
LETTERS = 5
"""Letters per group. Four groups of five are 98 bits, which cannot be guessed."""
LOOK_ALIKES = str.maketrans("АВЕКМНРСТХ", "ABEKMHPCTX")
"""Cyrillic letters that look like Latin ones, for people who type with that keyboard."""


def new_recovery_code(chance: Random) -> str:
    """A code such as `7KQ2M-X9ABC-DEFGH-JKMNP`."""
    letters = "".join(chance.choice(ALPHABET) for _ in range(GROUPS * LETTERS))
    return "-".join(letters[start : start + LETTERS] for start in range(0, len(letters), LETTERS))


def read_recovery_code(typed: str) -> str | None:
    """The letters of a code, typed in any case and spacing; None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", typed).upper().translate(LOOK_ALIKES)
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters if len(letters) == GROUPS * LETTERS and set(letters) <= set(ALPHABET) else None
