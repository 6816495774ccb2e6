"""The reference card of a game for the terminal: the texts of the page's card, with the numbers of the rules.

Each game lists in `wording/reference.py` what stands on its card at a table with given options.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from goldgavel.games.parts import Part
from goldgavel.games.registry import component
from goldgavel.text import say
from goldgavel.text.names import game_name

SEPARATOR = " · "


class CardEntry(NamedTuple):
    """A heading and a sentence, under the messages `reference-{id}` and `reference-{id}-text`."""

    id: str
    rule: str
    """The rule that says more."""
    args: Mapping[str, Any] = {}


class ReferenceWording(Protocol):
    """What a game's part `reference` defines."""

    def edition_of(self, options: Any, lang: str) -> str:
        """Return the name of the edition, or an empty string if the game has only one."""

    def entries_of(self, options: Any) -> Sequence[CardEntry]:
        """Return how a round goes."""

    def points_of(self, options: Any, lang: str) -> Mapping[str, str]:
        """Return what everything is worth, by heading."""

    def symbols_of(self, options: Any, lang: str) -> Mapping[str, str]:
        """Return the names of the symbols on the cards, or nothing if the cards have names."""


REFERENCE: Part[ReferenceWording] = Part("reference")


def reference_card(game: str, options: Any, lang: str) -> str:
    """Return the card as Markdown."""
    wording = component(game, REFERENCE)
    about = [say("reference-players", lang, count=options.players), wording.edition_of(options, lang)]
    parts = [
        f"# {say('reference-of', lang, game=game_name(game, lang))}",
        SEPARATOR.join(filter(None, about)),
        *(f"- {_entry_text(entry, lang)}" for entry in wording.entries_of(options)),
        f"## {say('reference-scoring', lang)}",
        *(f"- **{heading}.** {text}" for heading, text in wording.points_of(options, lang).items()),
    ]
    symbols = wording.symbols_of(options, lang)
    if symbols:
        parts += [f"## {say('reference-symbols', lang)}", equations(symbols)]
    return _joined(parts)


def equations(values: Mapping[str, Any]) -> str:
    """Return pairs that need no words of a language: `1 = 4 · 2 = 10`."""
    return SEPARATOR.join(f"{name}\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{value}" for name, value in values.items())


def _entry_text(entry: CardEntry, lang: str) -> str:
    heading, text = (say(f"reference-{entry.id}{part}", lang, **entry.args) for part in ("", "-text"))
    return f"**{heading} ({entry.rule}).** {text}"


def _joined(parts: Sequence[str]) -> str:
    """Join the parts with blank lines, but without one between two items of a list."""
    text = parts[0]
    for before, part in pairwise(parts):
        are_items = before.startswith("- ") and part.startswith("- ")
        text += ("\n" if are_items else "\n\n") + part
    return text
