"""What line mode needs from a game: its table, hand, moves and events as lines."""

from typing import TYPE_CHECKING, Any, Protocol

from goldgavel.games.parts import Part
from goldgavel.text import Speech
from goldgavel.tui.lines.menu import Menu

if TYPE_CHECKING:
    from rich.console import RenderableType


class LineDrawing(Protocol):
    """What a game's part `lines` defines. Every function gets only what the reader may know."""

    def draw(self, view: Any, speech: Speech) -> "list[RenderableType]":
        """Return the table."""

    def hand(self, view: Any, speech: Speech) -> str:
        """Return the reader's own cards."""

    def moves(self, view: Any, speech: Speech) -> Menu:
        """Return the legal moves."""

    def event_lines(self, event: Any, view: Any, speech: Speech) -> "list[RenderableType]":
        """Return the lines for an event."""

    def begins_chapter(self, event: Any) -> bool:
        """True if the event starts a chapter. The `last` command shows the chapter before it."""


LINES: Part[LineDrawing] = Part("lines")
