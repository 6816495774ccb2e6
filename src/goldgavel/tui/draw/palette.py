"""The colour names of everything that is drawn. Letters or shapes repeat what a colour says.

`colours.py` has the colour values of these names in both themes.
"""

from typing import NamedTuple


class Ink(NamedTuple):
    """A text colour, a background colour and text attributes."""

    ink: str
    ground: str
    bold: bool = False
    underline: bool = False

    def on(self, ground: str) -> "Ink":
        return self._replace(ground=ground)


class GamePalette(NamedTuple):
    """The colour names of one game's screens."""

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
        """Return the ink of the primary button."""
        return Ink("on-bright", self.bright, bold=True)

    def button(self) -> Ink:
        return Ink(self.text, self.edge)


PALETTES = {
    game: GamePalette(*(f"{game}-{part}" for part in GamePalette._fields)) for game in ("aurum", "auction")
}


def palette_of(game: str) -> GamePalette:
    """Return the colours of a game's screens. A game without its own has Aurum's."""
    return PALETTES.get(game, PALETTES["aurum"])


DULL = Ink("dull-ink", "dull")
DULL_EDGE = Ink("dull-edge", "dull")
BACK = Ink("back-ink", "back")

METAL_SHAPES = {"Bi": "▣", "Cu": "♀", "P": "△", "Ag": "☾", "Zn": "⬡", "Au": "☉"}
"""The characters closest to the web page's glyphs."""
METALS = {
    metal: Ink(f"card-{metal.lower()}", "foil" if metal == "Au" else "parchment", bold=True)
    for metal in METAL_SHAPES
}
"""Inks on a card."""
METALS_IN_TEXT = {metal: f"word-{metal.lower()}" for metal in METAL_SHAPES}
"""Colours in a sentence."""

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
