"""Chapters of a game's log: rounds, tricks and scores of Aurum, lots of Auction.

A game decides in `wording/chapters.py` where a chapter begins, and how it ended. Everything that shows a log
(the page, the terminal, replays) only draws the headings.
"""

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from msgspec import UNSET, Struct, UnsetType

from goldgavel.games.parts import Part
from goldgavel.games.registry import component
from goldgavel.kernel.views import Data
from goldgavel.text import LazyText

ChapterKind = Literal["start", "round", "trick", "score", "lot", "result"]


class Chapter(Struct, frozen=True, gc=False):
    """A chapter of the log. `start` is what comes before the first heading.

    A table keeps two for each entry, so the garbage collector should skip them.
    """

    kind: ChapterKind = "start"
    round: int = 0
    """The round it belongs to, from 1; 0 in a game without rounds of several tricks."""
    number: int = 0
    """The number of the trick in its round, or of the lot, from 1; otherwise 0."""
    is_open: bool = False
    """True if more of this trick is to come."""

    def is_same(self, other: "Chapter") -> bool:
        return (self.kind, self.round, self.number) == (other.kind, other.round, other.number)


class Heading(Data, frozen=True):
    """A heading in the log. It begins a chapter or, with an `outcome`, tells how the chapter ended."""

    line: int
    """The index of the line that it precedes."""
    kind: ChapterKind
    round: int
    number: int
    title: str | LazyText
    outcome: str | LazyText | UnsetType = UNSET


class ChapterWording(Protocol):
    """What a game's part `chapters` defines."""

    def chapter_of(self, event: Any, now: Chapter) -> Chapter:
        """Return the chapter of an event that happens in, or just after, the chapter `now`."""

    def title_of(self, chapter: Chapter) -> LazyText:
        """Return the title of a chapter that begins."""

    def outcome_of(self, event: Any) -> LazyText | None:
        """Return how the chapter ended, in a word or two, if the event decides it."""

    def continues_line(self, event: Any, before: Any) -> bool:
        """True if the sentences of an event stand on one line with those of the event before."""


CHAPTERS: Part[ChapterWording] = Part("chapters")


class NoChapters:
    """The chapters of a game whose log needs no headings."""

    @staticmethod
    def chapter_of(event: Any, now: Chapter) -> Chapter:
        del event
        return now

    @staticmethod
    def title_of(chapter: Chapter) -> LazyText:
        return LazyText(chapter.kind)

    @staticmethod
    def outcome_of(event: Any) -> None:
        del event

    @staticmethod
    def continues_line(event: Any, before: Any) -> bool:
        del event, before
        return False


def chapter_after(game: str, events: Iterable[Any], now: Chapter) -> Chapter:
    """Return the chapter in which the game is after these events."""
    chapter_of = component(game, CHAPTERS).chapter_of
    for event in events:
        now = chapter_of(event, now)
    return now
