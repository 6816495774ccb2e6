"""Turns the events of a game into sentences, with the players' names and from the reader's point of view."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from goldgavel.text import Speech, seat_names
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState
    from goldgavel.kernel.views import Told


def names_of(record: Mapping[str, Any], players: int, lang: str) -> list[str]:
    """Return the players' names: the record's where it has them, otherwise default names."""
    names = seat_names(players, lang)
    given = record.get("players")
    for seat, player in enumerate(given[:players] if isinstance(given, list) else ()):
        name = clean_name(player.get("name")) if isinstance(player, dict) else ""
        names[seat] = name or names[seat]
    return names


def sentences_of(game: str, event: Any, speech: Speech) -> list[str]:
    return _sentence_writer(game)(event, speech)


@cache
def _sentence_writer(game: str) -> Callable[[Any, Speech], list[str]]:
    module = import_module(f"goldgavel.games.{game}.wording.sentences")
    found: Callable[[Any, Speech], list[str]] = module.sentences
    return found


def lines_of(game: str, events: Sequence[Any], speech: Speech) -> list[str]:
    """Return the sentences of one move on one line; at the start and end of a round, one line per sentence."""
    lines: list[str] = []
    joining = False
    for event in events:
        sentences = sentences_of(game, event, speech)
        is_milestone = hasattr(event, "round") or hasattr(event, "winners")
        if sentences and joining and not is_milestone:
            lines[-1] += " " + " ".join(sentences)
        else:
            lines += sentences if is_milestone else filter(None, [" ".join(sentences)])
        joining = bool(lines) and not is_milestone
    return lines


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


def dealt_hands(events_by_seat: Sequence[Sequence[Any]]) -> list[tuple[int, tuple[str, ...]]]:
    """Return each seat's hand, if the game deals hands."""
    hands = [
        (seat, getattr(event, "hand", None)) for seat, events in enumerate(events_by_seat) for event in events
    ]
    return [(seat, hand) for seat, hand in hands if hand]
