"""Chapters of the log: the deal and the bids of a round, its tricks, its score, and the result of the game."""

from msgspec.structs import replace

from goldgavel.games.aurum.knowledge import events
from goldgavel.games.chapters import Chapter
from goldgavel.text import LazyText

END_OF_TRICK = (events.GoldTaken, events.TrickWon, events.NextLeader)
"""Their sentences stand on one line."""


def chapter_of(event: events.AurumEvent, now: Chapter) -> Chapter:
    """Return the chapter of an event. A bid that is changed before a trick belongs to that trick."""
    match event:
        case events.Dealt():
            return Chapter("round", event.round + 1)
        case events.BidChanged() | events.CardPlayed(leads=True) if not now.is_open:
            return Chapter("trick", now.round, now.number + 1, is_open=True)
        case events.TrickWon():
            return replace(now, is_open=False)
        case events.RoundScored():
            return Chapter("score", event.round + 1)
        case events.GameOver():
            return Chapter("result")
    return now


def title_of(chapter: Chapter) -> LazyText:
    return LazyText(f"aurum-chapter-{chapter.kind}", {"round": chapter.round, "trick": chapter.number})


def outcome_of(event: events.AurumEvent) -> LazyText | None:
    match event:
        case events.TrickWon():
            return LazyText("aurum-chapter-won", of=event.seat)
        case events.RoundEnded() if event.void:
            return LazyText("aurum-chapter-void")
    return None


def continues_line(event: events.AurumEvent, before: events.AurumEvent) -> bool:
    return isinstance(event, END_OF_TRICK) and isinstance(before, END_OF_TRICK)
