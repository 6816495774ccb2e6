"""The players' names in drawings."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldgavel.text import Speech


def name_of(seat: int, speech: "Speech") -> str:
    """Return the player's name, or `You` for the reader's own seat."""
    return speech.say("page-you") if seat == speech.reader else speech.names[seat]
