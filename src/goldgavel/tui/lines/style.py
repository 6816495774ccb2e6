"""Colours for line mode. Every metal also has a symbol, so no information depends on colour alone."""

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
    """Return a highlighter that gives each card in a text the colour of its metal (see `card_theme`)."""
    from rich.highlighter import RegexHighlighter

    class CardHighlighter(RegexHighlighter):
        base_style = "card."
        highlights = [rf"\b(?P<{metal}>{metal}\d+)\b" for metal in METALS]  # noqa: RUF012 - the base class declares it this way

    return CardHighlighter()


def card_theme() -> "Theme":
    from rich.theme import Theme

    return Theme({f"card.{metal}": style for metal, style in METALS.items()})


def bare_table(*, tight: bool = False) -> "Table":
    """Return a table without borders whose cards are coloured."""
    from rich.table import Table

    return Table(
        box=None, padding=(0, 1), pad_edge=False, collapse_padding=tight, header_style="none", highlight=True
    )
