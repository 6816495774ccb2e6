"""Reads a typed line as a move, in any case, by English words or those of the reader's language.

The page's parser does the same (`web/src/table/commands/parse.ts`); both are tested with one table of examples.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from goldgavel.games.auction.rules.box import GROUPS
from goldgavel.games.aurum.rules import box

METALS = (*box.METALS, "Au")
REPLICA = "replica"
MARKS = str.maketrans("’", "'", '()«»“”"')

Words = Mapping[str, Sequence[str]]
"""Words of the record, or names of commands, each with its forms in a language, the usual one first."""


class Written(NamedTuple):
    """A typed line in the words of the record, in lower case."""

    text: str
    has_verb: bool


def written(typed: str, verbs: Words, words: Words) -> Written:
    """Return a typed line in the words of the record: `сыграть серебро 7` is `play ag7`."""
    typed_words = folded(typed).split()
    verb = named(typed_words[0], verbs) if typed_words else None
    rest = _record_words(typed_words if verb is None else typed_words[1:], words)
    return Written(" ".join(rest if verb is None else [verb, *rest]), verb is not None)


def found(text: str, moves: Iterable[str]) -> str | None:
    """Return the move with this text, or the only one that ends with it: `ag7` is `play Ag7`."""
    by_text = {move.lower(): move for move in moves}
    if text in by_text:
        return by_text[text]
    ending = [move for low, move in by_text.items() if text and low.endswith(f" {text}")]
    return ending[0] if len(ending) == 1 else None


def named(word: str, names: Words) -> str | None:
    """Return the name that a word stands for: the name itself, or one of its forms."""
    typed = folded(word)
    return next((name for name, forms in names.items() if typed in {name, *map(folded, forms)}), None)


def folded(text: str) -> str:
    """Return the text in lower case, without accents, quotation marks and brackets."""
    plain = unicodedata.normalize("NFD", text.lower().translate(MARKS))
    return " ".join("".join(letter for letter in plain if unicodedata.category(letter)[0] != "M").split())


def _record_words(typed: Sequence[str], words: Words) -> list[str]:
    phrases = {tuple(folded(form).split()): word.lower() for word in words for form in (word, *words[word])}
    longest = max(map(len, phrases), default=1)
    result: list[str] = []
    place = 0
    while place < len(typed):
        sizes = range(min(longest, len(typed) - place), 0, -1)
        size = next((size for size in sizes if tuple(typed[place : place + size]) in phrases), 0)
        result.append(phrases[tuple(typed[place : place + size])] if size else typed[place])
        place += size or 1
    return _joined_cards(result)


def _joined_cards(words: Sequence[str]) -> list[str]:
    """Write each card as one word: `ag 7` and `7 ag` as `ag7`, `replica stamp` as `replica@stamp`."""
    metals = {metal.lower() for metal in METALS}
    rank_first = next((is_number(word) for word in words if is_number(word) or word in metals), False)
    result: list[str] = []
    for word in words:
        before = result[-1] if result else ""
        if rank_first and word in metals and is_number(before):
            result[-1] = word + before
        elif not rank_first and is_number(word) and before in metals:
            result[-1] = before + word
        elif before == REPLICA and word in GROUPS:
            result[-1] = f"{REPLICA}@{word}"
        else:
            result.append(word)
    return result


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
