"""Chapters of the log. This game is so short that its log needs no headings."""

from goldgavel.games.chapters import Chapter
from goldgavel.text import Speech

from ..knowledge import events  # noqa: TID252 - it is copied into goldgavel.games


def chapter_of(event: events.HighestEvent, now: Chapter) -> Chapter:
    del event
    return now


def title_of(chapter: Chapter, speech: Speech) -> str:
    del chapter, speech
    return ""


def outcome_of(event: events.HighestEvent, speech: Speech) -> None:
    del event, speech


def continues_line(event: events.HighestEvent, before: events.HighestEvent) -> bool:
    del event, before
    return False
