"""Line mode for a game without its own drawing: its position, its sentences, and a list of moves."""

from typing import TYPE_CHECKING, Any

from goldgavel.games.narration import POSITION, sentences_of
from goldgavel.games.registry import component
from goldgavel.text import Speech
from goldgavel.tui.lines import menu

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw(view: Any, speech: Speech) -> "list[RenderableType]":
    return [*component(view.game, POSITION)(view, speech)]


def hand(view: Any, speech: Speech) -> str:
    """Return the whole position: which of its lines is the hand, only the game knows."""
    return "\n".join(component(view.game, POSITION)(view, speech))


def moves(view: Any, speech: Speech) -> menu.Menu:
    return menu.listing(view.legal, speech.lang)


def event_lines(event: Any, view: Any, speech: Speech) -> "list[RenderableType]":
    return [*sentences_of(view.game, event, speech)]


def begins_chapter(event: Any) -> bool:
    return hasattr(event, "hand")  # a deal
