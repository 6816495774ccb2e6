"""The table as lines of text, in the reader's language."""

from goldgavel.text import Speech
from goldgavel_highest.knowledge.view import HighestView


def position(view: HighestView, speech: Speech) -> list[str]:
    taken = zip(speech.names, view.tricks, strict=True)
    tricks = ", ".join(speech.say("highest-taken", name=name, count=count) for name, count in taken)
    lines = [speech.say("highest-table", trick=listed(view.trick), tricks=tricks)]
    return lines if view.seat is None else [*lines, speech.say("highest-hand", cards=listed(view.hand))]


def listed(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "–"
