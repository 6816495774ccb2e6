"""The help page and the rules pages."""

from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from goldgavel.tui.commands.vocabulary import shown_move, usual_names
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.colours import THEMES

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from goldgavel.text import Speech

KEYS = {
    "aurum": ("choose", "seek", "enter", "change", "sort", "keep"),
    "auction": ("step", "digits", "enter", "pass", "tokens"),
}
COMMON = ("undo", "hint", "command", "rules", "reference", "story", "theme", "leave")
WIDTH = 70
EXAMPLES = {"aurum": "play Ag7", "auction": "bid 5"}


def help_page(game: str, speech: "Speech", theme: str) -> "list[RenderableType]":
    """Return the keys and a legend of the symbols."""
    colours = THEMES[theme]
    typed = usual_names(speech.lang) | {"example": shown_move(EXAMPLES[game], speech.lang)}
    table = Table.grid(padding=(0, 2, 0, 0))
    for key in (*KEYS[game], *COMMON):
        table.add_row(
            Text(speech.say(f"tui-keys-{key}"), style=f"bold {colours[palette.PALETTES[game].bright]}"),
            speech.say(f"tui-about-{key}", **typed),
        )
    shapes = palette.METAL_SHAPES if game == "aurum" else palette.KIND_SHAPES
    names = palette.METALS_IN_TEXT if game == "aurum" else palette.KINDS_IN_TEXT
    legend = Text()
    for name, shape in shapes.items():
        words = name if game == "aurum" else speech.say(f"kind-{name}")
        legend.append(f"{shape} {words}   ", style=colours[names[name]])
    return [table, Text(), legend, Text(), Text(speech.say(f"tui-help-{game}"))]


class ThemedMarkdown:
    """Markdown in the colours of a game's palette instead of Rich's defaults for a dark console."""

    def __init__(self, markdown: str, game: str, theme: str) -> None:
        colours, game_palette = THEMES[theme], palette.PALETTES[game]
        bright, faint = colours[game_palette.bright], colours[game_palette.faint]
        self._page = Markdown(markdown)
        self._styles = Theme(
            {f"markdown.h{level}": f"bold {bright}" for level in range(1, 7)}
            | dict.fromkeys(("markdown.item.bullet", "markdown.item.number", "markdown.code"), f"bold {bright}")
            | {"markdown.table.header": f"bold {bright}", "markdown.table.border": faint, "markdown.hr": faint}
            | {"markdown.block_quote": faint, "markdown.link": bright, "markdown.link_url": f"underline {bright}"}
        )

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        with console.use_theme(self._styles):
            yield from console.render(self._page, options)


def rules_page(markdown: str, game: str, theme: str) -> "list[RenderableType]":
    return [ThemedMarkdown(markdown, game, theme)]
