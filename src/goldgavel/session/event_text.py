"""Log entries as sentences for a reader: moves, deals, proposals and timeouts."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from goldgavel.games.chapters import Chapter, chapter_after
from goldgavel.games.narration import Story, story_of

if TYPE_CHECKING:
    from goldgavel.session.updates import EntryView
    from goldgavel.text import Speech


def in_words(entry: "EntryView", game: str, speech: "Speech", chapter: Chapter) -> "EntryView":
    """Return the entry with its lines and headings. `chapter` is the chapter of the log before it."""
    lines, headings = _story(entry, game, speech, chapter)
    return replace(entry, words=tuple(lines), headings=tuple(headings) if headings else UNSET)


def _story(entry: "EntryView", game: str, speech: "Speech", chapter: Chapter) -> Story:
    if entry.note == "concede":
        return Story([speech.say("told-concede")], [])
    if entry.note in {"wish", "undo"} and entry.seat is not None:
        what = "undone" if entry.note == "undo" else entry.about
        return Story([speech.of(f"told-wish-{what}", entry.seat)], [])
    lines, headings = story = story_of(game, entry.events, speech, chapter)
    if entry.note == "time" and entry.seat is not None:
        return Story([" ".join([speech.of("told-time", entry.seat), *lines[:1]]), *lines[1:]], headings)
    return story


class LogWriter:
    """Writes the log of a whole game for one reader, entry by entry from the beginning."""

    def __init__(self, game: str, speech: "Speech") -> None:
        self.game = game
        self.speech = speech
        self.chapter = Chapter()

    def write(self, entry: "EntryView") -> "EntryView":
        """Return the next entry in words."""
        before = self.chapter
        self.chapter = chapter_after(self.game, entry.events, before)
        return in_words(entry, self.game, self.speech, before)
