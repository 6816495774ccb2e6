"""Turns the events of a game into texts, which are the same for all readers, and these into sentences."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from goldgavel.games.chapters import CHAPTERS, Chapter, Heading
from goldgavel.games.parts import Part
from goldgavel.games.registry import component
from goldgavel.text import LazyText, LogLine, Speech, seat_names
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState
    from goldgavel.kernel.views import Told

SENTENCES: Part[Callable[[Any], list[LazyText]]] = Part("sentences")
"""Returns the sentences about an event."""
POSITION: Part[Callable[[Any, Speech], list[str]]] = Part("position")
"""Returns the table as a view shows it, as lines of text."""
HAND: Part[Callable[[Sequence[str], Speech], str]] = Part("hand")
"""Returns a hand in words."""


def names_of(record: Mapping[str, Any], players: int, lang: str | None) -> list[str]:
    """Return the players' names: the record's where it has them, otherwise default names in a language, if any."""
    names = [""] * players if lang is None else seat_names(players, lang)
    given = record.get("players")
    for seat, player in enumerate(given[:players] if isinstance(given, list) else ()):
        name = clean_name(player.get("name")) if isinstance(player, dict) else ""
        names[seat] = name or names[seat]
    return names


def sentences_of(game: str, event: Any, speech: Speech) -> list[str]:
    """Return what a reader is told about an event."""
    return [speech.text(told) for told in component(game, SENTENCES)(event)]


class Story(NamedTuple):
    """A log entry as text: its lines, and the headings before some of them."""

    lines: list[LogLine]
    headings: list[Heading]


def story_of(game: str, events: Sequence[Any], chapter: Chapter) -> Story:
    """Return the lines and headings of a log entry that happens in, or just after, this chapter."""
    wording, sentences_about = component(game, CHAPTERS), component(game, SENTENCES)
    lines: list[tuple[LazyText, ...]] = []
    headings: list[Heading] = []
    before = None
    for event in events:
        now = wording.chapter_of(event, chapter)
        sentences = sentences_about(event)
        continues = bool(sentences) and before is not None and wording.continues_line(event, before)
        place = len(lines) - continues
        if not now.is_same(chapter):
            headings.append(heading(now, place, wording.title_of(now)))
        if (outcome := wording.outcome_of(event)) is not None:
            headings.append(heading(now, place, wording.title_of(now), outcome))
        if continues:
            lines[-1] += tuple(sentences)
        elif sentences:
            lines += [(one,) for one in sentences] if is_listed(event) else [tuple(sentences)]
        chapter, before = now, event if sentences else before
    return Story([*lines], headings)


def spoken_story(story: Story, speech: Speech) -> Story:
    """Return the story in the reader's language."""
    return Story(list(map(speech.line, story.lines)), [spoken_heading(one, speech) for one in story.headings])


def spoken_heading(told: Heading, speech: Speech) -> Heading:
    outcome = UNSET if told.outcome is UNSET else speech.phrase(told.outcome)
    return replace(told, title=speech.phrase(told.title), outcome=outcome)


def heading(chapter: Chapter, line: int, title: LazyText, outcome: LazyText | UnsetType = UNSET) -> Heading:
    return Heading(
        line=line, kind=chapter.kind, round=chapter.round, number=chapter.number, title=title, outcome=outcome
    )


def is_listed(event: Any) -> bool:
    """True if each sentence of the event has its own line: deals, ends of rounds and scores."""
    return hasattr(event, "hand") or hasattr(event, "winners") or hasattr(event, "result")


def open_history(state: "GameState") -> "list[tuple[Told, list[Any]]]":
    """Return the history with nothing hidden: each move as its player saw it, each deal with all seats' events."""
    players = state.game.players
    seen = [state.history(seat) for seat in range(players)]
    entries: list[tuple[Told, list[Any]]] = []
    for place, entry in enumerate(state.history(None)):
        if entry.seat is None:
            entries.append((entry, [history[place].events for history in seen]))
        else:
            entries.append((seen[entry.seat][place], []))
    return entries


def listed_hand(cards: Sequence[str], speech: Speech) -> str:
    """Return the cards as the game writes them, for games without other words."""
    del speech
    return ", ".join(cards)


def dealt_hands(events_by_seat: Sequence[Sequence[Any]]) -> list[tuple[int, tuple[str, ...]]]:
    """Return each seat's hand, if the game deals hands."""
    hands = [
        (seat, getattr(event, "hand", None)) for seat, events in enumerate(events_by_seat) for event in events
    ]
    return [(seat, hand) for seat, hand in hands if hand]
