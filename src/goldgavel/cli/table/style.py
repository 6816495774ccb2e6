"""Colours for a terminal. Every metal has its symbol too: nothing is told by colour alone."""

from typing import TYPE_CHECKING

from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console

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

    console = out.console()
    console.push_theme(Theme({f"card.{metal}": style for metal, style in METALS.items()}))
    console.highlighter = CardHighlighter()
    return console
