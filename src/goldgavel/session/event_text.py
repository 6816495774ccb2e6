"""Log entries as text: moves, deals, proposals and timeouts."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from goldgavel.games.chapters import Chapter, chapter_after
from goldgavel.games.narration import Story, spoken_story, story_of
from goldgavel.text import LazyText, Speech

if TYPE_CHECKING:
    from goldgavel.session.updates import EntryView


def in_words(entry: "EntryView", game: str, chapter: Chapter) -> "EntryView":
    """Return the entry with its lines and headings. `chapter` is the chapter of the log before it."""
    return _with_story(entry, _story(entry, game, chapter))


def spoken(entry: "EntryView", speech: Speech) -> "EntryView":
    """Return an entry with its lines and headings in the reader's language."""
    return _with_story(entry, spoken_story(Story([*(entry.words or ())], [*(entry.headings or ())]), speech))


def _with_story(entry: "EntryView", story: Story) -> "EntryView":
    lines, headings = story
    return replace(entry, words=tuple(lines), headings=tuple(headings) if headings else UNSET)


def _story(entry: "EntryView", game: str, chapter: Chapter) -> Story:
    if entry.note == "concede":
        return Story([(LazyText("told-concede"),)], [])
    if entry.note in {"wish", "undo"} and entry.seat is not None:
        what = "undone" if entry.note == "undo" else entry.about
        return Story([(LazyText(f"told-wish-{what}", of=entry.seat),)], [])
    lines, headings = story = story_of(game, entry.events, chapter)
    if entry.note == "time" and entry.seat is not None:
        late = LazyText("told-time", of=entry.seat)
        return Story([(late, *(lines[0] if lines else ())), *lines[1:]], headings)
    return story


class LogWriter:
    """Writes the log of a whole game, entry by entry from the beginning."""

    def __init__(self, game: str, speech: Speech | None) -> None:
        self.game = game
        self.speech = speech
        """For sentences in the reader's language; None for texts."""
        self.chapter = Chapter()

    def write(self, entry: "EntryView") -> "EntryView":
        """Return the next entry in words."""
        before = self.chapter
        self.chapter = chapter_after(self.game, entry.events, before)
        told = in_words(entry, self.game, before)
        return told if self.speech is None else spoken(told, self.speech)
