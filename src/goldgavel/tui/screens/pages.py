"""The help page and the rules pages."""

from typing import TYPE_CHECKING, NamedTuple

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from goldgavel.text import LazyText
from goldgavel.tui.commands.vocabulary import shown_move, usual_names
from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import palette_of

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from goldgavel.text import Speech

COMMON = ("undo", "hint", "command", "rules", "reference", "story", "theme", "leave")
WIDTH = 70


class Symbol(NamedTuple):
    """A shape on the cards, its name and its colour."""

    shape: str
    name: str | LazyText
    colour: str


class Guide(NamedTuple):
    """What the help page says about one game."""

    keys: tuple[str, ...]
    """Under the messages `tui-keys-…` and `tui-about-…`."""
    example: str
    """A move of the game."""
    about: str
    """The message below the keys."""
    symbols: tuple[Symbol, ...] = ()


def help_page(guide: Guide, game: str, speech: "Speech", theme: str) -> "list[RenderableType]":
    """Return the keys and a legend of the symbols."""
    colours = THEMES[theme]
    typed = usual_names(speech.lang) | {"example": shown_move(guide.example, speech.lang)}
    table = Table.grid(padding=(0, 2, 0, 0))
    for key in (*guide.keys, *COMMON):
        table.add_row(
            Text(speech.say(f"tui-keys-{key}"), style=f"bold {colours[palette_of(game).bright]}"),
            speech.say(f"tui-about-{key}", **typed),
        )
    legend = Text()
    for shape, name, colour in guide.symbols:
        words = name if isinstance(name, str) else name.text(speech.lang)
        legend.append(f"{shape} {words}   ", style=colours[colour])
    return [table, Text(), *([legend, Text()] if guide.symbols else []), Text(speech.say(guide.about))]


class ThemedMarkdown:
    """Markdown in the colours of a game's palette instead of Rich's defaults for a dark console."""

    def __init__(self, markdown: str, game: str, theme: str) -> None:
        colours, game_palette = THEMES[theme], palette_of(game)
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
