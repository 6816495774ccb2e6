"""Log entries as sentences for a reader: moves, deals, proposals and timeouts."""

from typing import TYPE_CHECKING

from goldgavel.games.chapters import Chapter, chapter_after
from goldgavel.games.narration import Story, story_of

if TYPE_CHECKING:
    from goldgavel.session.updates import EntryView
    from goldgavel.text import Speech


def entry_story(entry: "EntryView", game: str, speech: "Speech", chapter: Chapter) -> Story:
    """Return the lines and headings of an entry. `chapter` is the chapter of the log before it."""
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

    def story(self, entry: "EntryView") -> Story:
        before = self.chapter
        self.chapter = chapter_after(self.game, entry.events, before)
        return entry_story(entry, self.game, self.speech, before)
