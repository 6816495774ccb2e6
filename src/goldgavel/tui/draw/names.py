"""What people at a table are called."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goldgavel.text import Speech


def name_of(seat: int, speech: "Speech") -> str:
    """Whoever reads is `You`."""
    return speech.say("page-you") if seat == speech.reader else speech.names[seat]
