"""Sentences about the events. Players are named by their seats: the formatter knows the names and the reader."""

from goldgavel.text import LazyText
from goldgavel_highest.knowledge import events


def sentences(event: events.HighestEvent) -> list[LazyText]:
    match event:
        case events.Dealt():
            said = [LazyText("highest-first", of=event.first)]
            return said + ([LazyText("highest-hand", {"cards": " ".join(event.hand)})] if event.hand else [])
        case events.Played():
            return [LazyText("highest-played", {"card": event.card}, event.seat)]
        case events.TrickWon():
            return [LazyText("highest-won", {"card": event.card}, event.seat)]
        case events.GameOver():
            return [LazyText("highest-over", all=event.winners)]
