"""The lines around every table: the heading, what is asked, the buttons and the keys."""

from collections.abc import Sequence

from goldgavel.text import Speech
from goldgavel.tui.draw.canvas import Canvas, clipped, folded
from goldgavel.tui.draw.palette import Ink, Mood
from goldgavel.tui.play.buttons import Button

NAME = "GOLD & GAVEL"


def top_line(game: str, parts: Sequence[str], clock: str, mood: Mood, width: int) -> Canvas:
    canvas = Canvas(width, 1, Ink(mood.faint, mood.panel))
    x = canvas.put(1, 0, NAME, Ink(mood.bright, mood.panel, bold=True)) + 2
    x = canvas.put(x, 0, game, Ink(mood.text, mood.panel, bold=True))
    canvas.put(
        x,
        0,
        clipped("".join(f" · {part}" for part in parts), width - x - len(clock) - 2),
        Ink(mood.text, mood.panel),
    )
    canvas.right(0, 0, width - 1, clock, Ink(mood.bright, mood.panel, bold=True))
    return canvas


def asked_lines(text: str, mood: Mood, width: int, height: int, *, warn: bool, mine: bool) -> Canvas:
    """What is asked; or why something is refused, with a sign of its own."""
    canvas = Canvas(width, height, Ink(mood.text, mood.panel))
    ink = Ink(mood.warn if warn else mood.bright if mine else mood.text, mood.panel, bold=warn or mine)
    lead = "✖ " if warn else "● " if mine else "  "
    for row, line in enumerate(folded(text, width - 4)[:height]):
        canvas.put(1, row, (lead if row == 0 else "  ") + line, ink)
    return canvas


def button_line(buttons: Sequence[Button], speech: Speech, mood: Mood, width: int) -> Canvas:
    canvas = Canvas(width, 1, Ink(mood.text, mood.panel))
    x = 1
    for button in buttons:
        words = f" {button.words.text(speech.lang)} {button.key} "
        if x + len(words) > width:
            break
        after = canvas.put(x, 0, words, mood.main_button() if button.is_main else mood.button())
        canvas.zone(x, 0, after - x, 1, button.action)
        x = after + 1
    return canvas


def key_line(keys: Sequence[tuple[str, str, str]], mood: Mood, width: int) -> Canvas:
    """Each key with what it does, as many as there is room for."""
    canvas = Canvas(width, 1, Ink(mood.faint, mood.panel))
    x = 1
    for key, words, action in keys:
        if x + len(key) + len(words) + 1 > width - 1:
            break
        start = x
        x = canvas.put(x, 0, key, Ink(mood.bright, mood.panel, bold=True)) + 1
        x = canvas.put(x, 0, words, Ink(mood.faint, mood.panel)) + 2
        canvas.zone(start, 0, x - start, 1, action)
    return canvas
