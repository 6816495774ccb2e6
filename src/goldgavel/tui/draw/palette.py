"""Colours. Everything has its letters or its shape too: nothing is told by colour alone.

All pairs of ink and ground that carry words have a contrast of at least 4.5 to 1, which a test measures.
"""

from functools import lru_cache
from typing import NamedTuple

from rich.style import Style


class Ink(NamedTuple):
    """A colour for letters, on a ground, and how they are set."""

    ink: str
    ground: str
    bold: bool = False
    underline: bool = False

    def on(self, ground: str) -> "Ink":
        return self._replace(ground=ground)


class Mood(NamedTuple):
    """A room: an alchemist's study at night, or an auction house."""

    felt: str
    panel: str
    edge: str
    text: str
    faint: str
    bright: str
    warn: str

    def words(self) -> Ink:
        return Ink(self.text, self.felt)

    def quiet(self) -> Ink:
        return Ink(self.faint, self.felt)

    def title(self) -> Ink:
        return Ink(self.bright, self.felt, bold=True)


MOODS = {
    "aurum": Mood("#10211e", "#0b1715", "#27443e", "#e9e2d0", "#9db3ac", "#e3b04b", "#ff9d7a"),
    "auction": Mood("#2a1416", "#1c0d0e", "#55302f", "#f0e4d6", "#c4a8a0", "#e3b04b", "#ff9d7a"),
}

PARCHMENT = "#efe6d0"
PARCHMENT_EDGE = "#b9ab88"
FOIL = "#e2ac3c"
FOIL_EDGE = "#9c7013"
DULL = "#8f8b83"
DULL_EDGE = "#6d6a63"
DULL_INK = "#1a1a1a"
BACK = "#5d2a2c"
BACK_INK = "#e8c9a0"

METALS = {
    "Bi": Ink("#6d2f9c", PARCHMENT, bold=True),
    "Cu": Ink("#a83c17", PARCHMENT, bold=True),
    "P": Ink("#416400", PARCHMENT, bold=True),
    "Ag": Ink("#1f5a9e", PARCHMENT, bold=True),
    "Zn": Ink("#3d4854", PARCHMENT, bold=True),
    "Au": Ink("#3b2600", FOIL, bold=True),
}
"""As they are on a card."""

METALS_IN_TEXT = {
    "Bi": "#cfa4f0",
    "Cu": "#f0966c",
    "P": "#b5d564",
    "Ag": "#8fc1f5",
    "Zn": "#c3ccd6",
    "Au": "#f0c14e",
}
"""As they are in a sentence on a dark ground."""

METAL_SHAPES = {"Bi": "▣", "Cu": "♀", "P": "△", "Ag": "☾", "Zn": "⬡", "Au": "☉"}
"""The page's glyphs, as near as a character comes."""

KINDS = {
    "painting": Ink("#8a2d52", PARCHMENT, bold=True),
    "sculpture": Ink("#3d4854", PARCHMENT, bold=True),
    "furniture": Ink("#7a4410", PARCHMENT, bold=True),
    "stamp": Ink("#1f5a9e", PARCHMENT, bold=True),
    "jewel": Ink("#0b6b52", PARCHMENT, bold=True),
    "collection": Ink("#6d2f9c", PARCHMENT, bold=True),
    "replica": Ink("#595959", PARCHMENT, bold=True),
}
KINDS_IN_TEXT = {
    "painting": "#f29bbd",
    "sculpture": "#c3ccd6",
    "furniture": "#e6b27a",
    "stamp": "#8fc1f5",
    "jewel": "#6fd6b5",
    "collection": "#cfa4f0",
    "replica": "#c9c4bc",
}
KIND_SHAPES = {
    "painting": "▣",
    "sculpture": "Ω",
    "furniture": "π",
    "stamp": "▤",
    "jewel": "◆",
    "collection": "▦",
    "replica": "◌",
}

BUTTON = Ink("#1d1400", "#e3b04b", bold=True)


def button(mood: Mood) -> Ink:
    """One that is not the one that matters."""
    return Ink(mood.text, mood.edge)


@lru_cache(maxsize=1024)
def style_of(ink: Ink) -> Style:
    return Style(color=ink.ink, bgcolor=ink.ground, bold=ink.bold, underline=ink.underline)
