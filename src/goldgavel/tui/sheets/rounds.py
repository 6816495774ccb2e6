"""The table of an Aurum match: each side's points per round, and the nuggets or the total."""

from typing import TYPE_CHECKING

from rich.table import Table

from goldgavel.games.aurum.wording.sentences import side_label

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.games.aurum.knowledge.view import AurumView
    from goldgavel.text import Speech


def rounds_table(view: "AurumView", speech: "Speech") -> "RenderableType":
    """Return a table with one row per finished round. The winner of a round is marked."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("")
    for side in range(len(view.sides)):
        table.add_column(speech.text(side_label(side, len(view.sides))), justify="right")
    for number, result in enumerate(view.rounds, start=1):
        cells = [
            f"{line.total}{' ★' if side in result.winners else '  '}" for side, line in enumerate(result.sides)
        ]
        table.add_row(speech.say("page-round-number", round=number), *cells)
    by_points = view.options.match == "points"
    standing = view.points if by_points else view.nuggets
    label = speech.say("page-sheet-total" if by_points else "page-sheet-nuggets")
    table.add_row(label, *(f"{score}  " for score in standing), style="bold")
    return table
