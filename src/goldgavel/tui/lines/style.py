"""Colours for a terminal. Every metal has its symbol too: colour alone never carries information."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.highlighter import Highlighter
    from rich.table import Table
    from rich.theme import Theme

METALS = {
    "Bi": "magenta",
    "Cu": "dark_orange3",
    "P": "green",
    "Ag": "bold",
    "Zn": "cyan",
    "Au": "bold yellow",
}


def card_highlighter() -> "Highlighter":
    """Finds cards in text, so that each takes the colour of its metal (see `card_theme`)."""
    from rich.highlighter import RegexHighlighter

    class CardHighlighter(RegexHighlighter):
        base_style = "card."
        highlights = [rf"\b(?P<{metal}>{metal}\d+)\b" for metal in METALS]  # noqa: RUF012 - as the base class has it

    return CardHighlighter()


def card_theme() -> "Theme":
    from rich.theme import Theme

    return Theme({f"card.{metal}": style for metal, style in METALS.items()})


def bare_table(*, tight: bool = False) -> "Table":
    """Columns without lines, with the cards in them coloured too."""
    from rich.table import Table

    return Table(
        box=None, padding=(0, 1), pad_edge=False, collapse_padding=tight, header_style="none", highlight=True
    )
