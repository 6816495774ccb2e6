"""The rows around every table: the heading, the prompt, the buttons and the keys."""

from collections.abc import Sequence

from goldgavel.text import Speech
from goldgavel.tui.draw.canvas import Canvas, clipped, wrapped_lines
from goldgavel.tui.draw.palette import GamePalette, Ink
from goldgavel.tui.play.prompt import Button

NAME = "GOLD & GAVEL"


def top_line(game: str, parts: Sequence[str], clock: str, palette: GamePalette, width: int) -> Canvas:
    canvas = Canvas(width, 1, Ink(palette.faint, palette.panel))
    x = canvas.put(1, 0, NAME, Ink(palette.bright, palette.panel, bold=True)) + 2
    x = canvas.put(x, 0, game, Ink(palette.text, palette.panel, bold=True))
    canvas.put(
        x,
        0,
        clipped("".join(f" · {part}" for part in parts), width - x - len(clock) - 2),
        Ink(palette.text, palette.panel),
    )
    canvas.right(0, 0, width - 1, clock, Ink(palette.bright, palette.panel, bold=True))
    return canvas


def prompt_lines(text: str, palette: GamePalette, width: int, height: int, *, warn: bool, mine: bool) -> Canvas:
    """Draw the prompt, or the reason for a refusal, which has its own sign."""
    canvas = Canvas(width, height, Ink(palette.text, palette.panel))
    ink = Ink(palette.warn if warn else palette.bright if mine else palette.text, palette.panel, bold=warn or mine)
    lead = "✖ " if warn else "● " if mine else "  "
    for row, line in enumerate(wrapped_lines(text, width - 4)[:height]):
        canvas.put(1, row, (lead if row == 0 else "  ") + line, ink)
    return canvas


def button_line(buttons: Sequence[Button], speech: Speech, palette: GamePalette, width: int) -> Canvas:
    canvas = Canvas(width, 1, Ink(palette.text, palette.panel))
    x = 1
    for button in buttons:
        words = f" {button.words.text(speech.lang)} {button.key} "
        if x + len(words) > width:
            break
        after = canvas.put(x, 0, words, palette.main_button() if button.is_main else palette.button())
        canvas.zone(x, 0, after - x, 1, button.action)
        x = after + 1
    return canvas


def key_line(keys: Sequence[tuple[str, str, str]], palette: GamePalette, width: int) -> Canvas:
    """Draw the keys with their actions, as many as fit."""
    canvas = Canvas(width, 1, Ink(palette.faint, palette.panel))
    x = 1
    for key, words, action in keys:
        if x + len(key) + len(words) + 1 > width - 1:
            break
        start = x
        x = canvas.put(x, 0, key, Ink(palette.bright, palette.panel, bold=True)) + 1
        x = canvas.put(x, 0, words, Ink(palette.faint, palette.panel)) + 2
        canvas.zone(start, 0, x - start, 1, action)
    return canvas
