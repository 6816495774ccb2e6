"""Pages to read: how to play here, and the rules."""

from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from goldgavel.tui.draw import palette

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.text import Speech

KEYS = {
    "aurum": ("choose", "seek", "enter", "change", "sort", "keep"),
    "auction": ("step", "digits", "enter", "pass", "tokens"),
}
COMMON = ("undo", "hint", "command", "rules", "story", "leave")
WIDTH = 70


def help_page(game: str, speech: "Speech") -> "list[RenderableType]":
    """The keys, and what the marks mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for key in (*KEYS[game], *COMMON):
        table.add_row(
            Text(speech.say(f"tui-keys-{key}"), style=f"bold {palette.MOODS[game].bright}"),
            speech.say(f"tui-about-{key}"),
        )
    shapes = palette.METAL_SHAPES if game == "aurum" else palette.KIND_SHAPES
    colours = palette.METALS_IN_TEXT if game == "aurum" else palette.KINDS_IN_TEXT
    legend = Text()
    for name, shape in shapes.items():
        words = name if game == "aurum" else speech.say(f"kind-{name}")
        legend.append(f"{shape} {words}   ", style=colours[name])
    return [table, Text(), legend, Text(), Text(speech.say(f"tui-help-{game}"))]


def rules_page(markdown: str) -> "list[RenderableType]":
    return [Markdown(markdown)]


def move_typed(typed: str, view: Any) -> str:
    """The move that is meant: as it is written, or the one that ends so (`ag7` is `play Ag7`)."""
    words = " ".join(typed.lower().split())
    legal = () if view is None else view.legal
    ending = [move for move in legal if move.lower().endswith(" " + words)]
    return ending[0] if len(ending) == 1 else typed
