"""Typed moves at a table, and the answer to a line that is not one."""

from typing import TYPE_CHECKING, Any

from goldgavel.text.quotes import excerpt
from goldgavel.tui.commands.parse import found, written
from goldgavel.tui.commands.vocabulary import move_words, shown_move, usual_names, verbs

if TYPE_CHECKING:
    from goldgavel.tui.seat.seat import SeatSnapshot

LONGEST_QUOTE = 40


def is_unreadable(code: str) -> bool:
    """True for a refusal that says only how moves are written, in the words of the record."""
    return code.endswith("-unreadable-move")


def typed_move(typed: str, view: Any, lang: str) -> str | None:
    """Return the legal move that was typed, or another text with a verb, or None if the line is not a move.

    The rules say why a text with a verb is not legal.
    """
    line = written(typed, verbs(lang), move_words(lang))
    move = found(line.text, () if view is None else view.legal)
    return line.text if move is None and line.has_verb else move


def not_understood(typed: str, snapshot: "SeatSnapshot") -> str:
    """Return the answer to a line that is neither a move nor a command, with an example that can be typed now."""
    return snapshot.speech.say(
        "tui-not-understood", typed=excerpt(typed, LONGEST_QUOTE), example=example_line(snapshot)
    )


def example_line(snapshot: "SeatSnapshot") -> str:
    lang, view = snapshot.speech.lang, snapshot.view
    if view is not None and view.legal:
        return shown_move(view.legal[0], lang)
    return usual_names(lang)["help" if snapshot.wish is None else "agree"]
