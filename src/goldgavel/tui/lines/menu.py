"""Lays out the legal moves compactly. Each has a number that can be typed instead of its text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from goldgavel.tui.commands.vocabulary import shown_move
from goldgavel.tui.lines.style import bare_table

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 78


class Menu(NamedTuple):
    lines: "list[RenderableType]"
    numbers: Mapping[str, str]
    """The text of each move, by the number that can be typed for it."""


def columns(cells: Sequence[str], width: int = WIDTH) -> list[str]:
    """Arrange short texts in columns, as many per line as fit."""
    widest = max(map(len, cells), default=0) + 3
    on_a_line = max(1, width // widest)
    rows = [cells[start : start + on_a_line] for start in range(0, len(cells), on_a_line)]
    return ["  " + "".join(cell.ljust(widest) for cell in row).rstrip() for row in rows]


def numbered(moves: Iterable[str], first: int = 1) -> dict[str, str]:
    return {str(number): move for number, move in enumerate(moves, start=first)}


def listing(moves: Sequence[str], lang: str = "en") -> Menu:
    """List every move with its number, in the words of a language."""
    numbers = numbered(moves)
    width = len(str(len(moves)))
    cells = [f"{number:>{width}} {shown_move(move, lang)}" for number, move in enumerate(moves, start=1)]
    return Menu(list(columns(cells)), numbers)


def grid(rows: Mapping[str, Mapping[str, str]]) -> "RenderableType":
    """Return a grid of move numbers: `rows[paid][received]` is the number."""
    table = bare_table()
    table.add_column("", no_wrap=True)
    heads = list(dict.fromkeys(head for row in rows.values() for head in row))
    for head in heads:
        table.add_column(head, justify="right", vertical="bottom")
    for label, row in rows.items():
        table.add_row(label, *(row.get(head, "") for head in heads))
    return table
