"""What has which colour, by name. Everything has its letters or its shape too: nothing is told by colour alone.

How the names look is in `colours.py`, by night and by day.
"""

from typing import NamedTuple


class Ink(NamedTuple):
    """A colour for letters, on a ground, and how they are set."""

    ink: str
    ground: str
    bold: bool = False
    underline: bool = False

    def on(self, ground: str) -> "Ink":
        return self._replace(ground=ground)


class Mood(NamedTuple):
    """A room: an alchemist's study, or an auction house."""

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

    def main_button(self) -> Ink:
        """The one that matters."""
        return Ink("on-bright", self.bright, bold=True)

    def button(self) -> Ink:
        return Ink(self.text, self.edge)


MOODS = {game: Mood(*(f"{game}-{part}" for part in Mood._fields)) for game in ("aurum", "auction")}

DULL = Ink("dull-ink", "dull")
DULL_EDGE = Ink("dull-edge", "dull")
BACK = Ink("back-ink", "back")

METAL_SHAPES = {"Bi": "▣", "Cu": "♀", "P": "△", "Ag": "☾", "Zn": "⬡", "Au": "☉"}
"""The page's glyphs, as near as a character comes."""
METALS = {
    metal: Ink(f"card-{metal.lower()}", "foil" if metal == "Au" else "parchment", bold=True)
    for metal in METAL_SHAPES
}
"""As they are on a card."""
METALS_IN_TEXT = {metal: f"word-{metal.lower()}" for metal in METAL_SHAPES}
"""As they are in a sentence."""

KIND_SHAPES = {
    "painting": "▣",
    "sculpture": "Ω",
    "furniture": "π",
    "stamp": "▤",
    "jewel": "◆",
    "collection": "▦",
    "replica": "◌",
}
KINDS = {kind: Ink(f"card-{kind}", "parchment", bold=True) for kind in KIND_SHAPES}
KINDS_IN_TEXT = {kind: f"word-{kind}" for kind in KIND_SHAPES}
