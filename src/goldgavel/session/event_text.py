"""Log entries as sentences for a reader: moves, deals, proposals and timeouts."""

from typing import TYPE_CHECKING

from goldgavel.games.narration import lines_of

if TYPE_CHECKING:
    from goldgavel.session.updates import EntryView
    from goldgavel.text import Speech


def entry_text(entry: "EntryView", game: str, speech: "Speech") -> list[str]:
    if entry.note == "concede":
        return [speech.say("told-concede")]
    if entry.note in {"wish", "undo"} and entry.seat is not None:
        what = "undone" if entry.note == "undo" else entry.about
        return [speech.of(f"told-wish-{what}", entry.seat)]
    lines = lines_of(game, entry.events, speech)
    if entry.note == "time" and entry.seat is not None:
        return [" ".join([speech.of("told-time", entry.seat), *lines[:1]]), *lines[1:]]
    return lines
