"""Turns the events of a game into sentences, with the players' names and from the reader's point of view."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType

from goldgavel.games.chapters import CHAPTERS, Chapter, Heading
from goldgavel.games.parts import Part
from goldgavel.games.registry import component
from goldgavel.text import Speech, seat_names
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState
    from goldgavel.kernel.views import Told

SENTENCES: Part[Callable[[Any, Speech], list[str]]] = Part("sentences")
"""Returns the sentences about an event."""
POSITION: Part[Callable[[Any, Speech], list[str]]] = Part("position")
"""Returns the table as a view shows it, as lines of text."""
HAND: Part[Callable[[Sequence[str], Speech], str]] = Part("hand")
"""Returns a hand in words."""


def names_of(record: Mapping[str, Any], players: int, lang: str) -> list[str]:
    """Return the players' names: the record's where it has them, otherwise default names."""
    names = seat_names(players, lang)
    given = record.get("players")
    for seat, player in enumerate(given[:players] if isinstance(given, list) else ()):
        name = clean_name(player.get("name")) if isinstance(player, dict) else ""
        names[seat] = name or names[seat]
    return names


def sentences_of(game: str, event: Any, speech: Speech) -> list[str]:
    return component(game, SENTENCES)(event, speech)


class Story(NamedTuple):
    """A log entry as text: its lines, and the headings before some of them."""

    lines: list[str]
    headings: list[Heading]


def story_of(game: str, events: Sequence[Any], speech: Speech, chapter: Chapter) -> Story:
    """Return the lines and headings of a log entry that happens in, or just after, this chapter."""
    wording = component(game, CHAPTERS)
    lines, headings = story = Story([], [])
    before = None
    for event in events:
        now = wording.chapter_of(event, chapter)
        sentences = sentences_of(game, event, speech)
        continues = bool(sentences) and before is not None and wording.continues_line(event, before)
        place = len(lines) - continues
        if not now.is_same(chapter):
            headings.append(heading(now, place, wording.title_of(now, speech)))
        if (outcome := wording.outcome_of(event, speech)) is not None:
            headings.append(heading(now, place, wording.title_of(now, speech), outcome))
        if continues:
            lines[-1] += " " + " ".join(sentences)
        elif sentences:
            lines += sentences if is_listed(event) else [" ".join(sentences)]
        chapter, before = now, event if sentences else before
    return story


def heading(chapter: Chapter, line: int, title: str, outcome: str | UnsetType = UNSET) -> Heading:
    kind, round_number, number, _ = chapter
    return Heading(line=line, kind=kind, round=round_number, number=number, title=title, outcome=outcome)


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
