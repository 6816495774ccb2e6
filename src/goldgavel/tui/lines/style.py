"""Colours for a terminal. Every metal has its symbol too: nothing is told by colour alone."""

from typing import TYPE_CHECKING

from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

METALS = {
    "Bi": "magenta",
    "Cu": "dark_orange3",
    "P": "green",
    "Ag": "bold",
    "Zn": "cyan",
    "Au": "bold yellow",
}


def table_console(out: Output) -> "Console":
    """The console of a game: cards take the colour of their metal wherever they are named."""
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class CardHighlighter(RegexHighlighter):
        base_style = "card."
        highlights = [rf"\b(?P<{metal}>{metal}\d+)\b" for metal in METALS]  # noqa: RUF012 - as the base class has it

    console = out.console(highlighter=CardHighlighter())
    console.push_theme(Theme({f"card.{metal}": style for metal, style in METALS.items()}))
    return console


def bare_table(*, tight: bool = False) -> "Table":
    """Columns without lines, with the cards in them coloured too."""
    from rich.table import Table

    return Table(
        box=None, padding=(0, 1), pad_edge=False, collapse_padding=tight, header_style="none", highlight=True
    )
