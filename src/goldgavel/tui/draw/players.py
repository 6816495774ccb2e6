"""The players in drawings: their names, and the table before its game has started."""

from goldgavel.text import Speech
from goldgavel.tui.draw.canvas import Canvas, clipped
from goldgavel.tui.draw.palette import GamePalette


def name_of(seat: int, speech: Speech) -> str:
    """Return the player's name, or `You` for the reader's own seat."""
    return speech.say("page-you") if seat == speech.reader else speech.names[seat]


def lobby(speech: Speech, palette: GamePalette, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, palette.words())
    top = max(0, (height - len(speech.names) - 2) // 2)
    canvas.centre(0, top, width, clipped(speech.say("tui-lobby"), width - 2), palette.title())
    for seat, name in enumerate(speech.names):
        ink = palette.title() if seat == speech.reader else palette.words()
        canvas.centre(0, top + 2 + seat, width, clipped(name, width - 2), ink)
    return canvas
