"""A table before its game has begun: who sits there."""

from goldgavel.text import Speech
from goldgavel.tui.draw.canvas import Canvas, clipped
from goldgavel.tui.draw.palette import Mood


def lobby(speech: Speech, mood: Mood, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, mood.words())
    top = max(0, (height - len(speech.names) - 2) // 2)
    canvas.centre(0, top, width, clipped(speech.say("tui-lobby"), width - 2), mood.title())
    for seat, name in enumerate(speech.names):
        ink = mood.title() if seat == speech.reader else mood.words()
        canvas.centre(0, top + 2 + seat, width, clipped(name, width - 2), ink)
    return canvas
