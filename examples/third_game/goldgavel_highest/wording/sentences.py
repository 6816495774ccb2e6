"""Sentences about the events, in the reader's language."""

from goldgavel.text import Speech
from goldgavel_highest.knowledge import events


def sentences(event: events.HighestEvent, speech: Speech) -> list[str]:
    match event:
        case events.Dealt():
            said = [speech.say("highest-first", name=speech.names[event.first])]
            return said + ([speech.say("highest-hand", cards=" ".join(event.hand))] if event.hand else [])
        case events.Played():
            return [speech.say("highest-played", name=speech.names[event.seat], card=event.card)]
        case events.TrickWon():
            return [speech.say("highest-won", name=speech.names[event.seat], card=event.card)]
        case events.GameOver():
            return [speech.say("highest-over", names=", ".join(speech.names[seat] for seat in event.winners))]
