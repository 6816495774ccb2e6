"""Highest in line mode: what the terminal shows before it asks for a move."""

from typing import Any

from goldgavel.games.narration import sentences_of
from goldgavel.text import Speech
from goldgavel.tui.lines import menu


def draw(view: Any, speech: Speech) -> list[str]:
    tricks = ", ".join(f"{name} {count}" for name, count in zip(speech.names, view.tricks, strict=True))
    trick = " ".join(map(str, view.trick)) or "–"
    return [speech.say("highest-table", trick=trick, tricks=tricks), hand(view, speech)]


def hand(view: Any, speech: Speech) -> str:
    return speech.say("highest-hand", cards=" ".join(map(str, view.hand)))


def moves(view: Any, speech: Speech) -> menu.Menu:
    del speech
    return menu.listing(view.legal)


def event_lines(event: Any, view: Any, speech: Speech) -> list[str]:
    del view
    return sentences_of("highest", event, speech)


def begins_chapter(event: Any) -> bool:
    """True if the event starts a chapter; the command `last` shows what happened since then."""
    return bool(event.__struct_config__.tag == "dealt")
