"""A screen as text: its characters, and below them the style of each."""

from collections.abc import Iterable
from string import ascii_letters
from typing import Any

from rich.segment import Segment


def picture(app: Any) -> list[list[tuple[str, str]]]:
    """Return every cell's character and style, row by row, including the screen below an overlay."""
    screen = app.screen
    update = screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    return [[cell for strip in row for cell in cells_of(strip)] for row in update.strips]


def cells_of(strip: Iterable[Segment]) -> list[tuple[str, str]]:
    return [(letter, look_of(segment)) for segment in strip for letter in segment.text]


def look_of(segment: Segment) -> str:
    style = segment.style
    if style is None:
        return "plain"
    colours = [colour.get_truecolor().hex for colour in (style.color, style.bgcolor) if colour is not None]
    marks = [name for name in ("bold", "dim", "italic", "underline", "reverse") if getattr(style, name)]
    return " ".join([*colours, *marks])


def text_of(app: Any) -> str:
    return "\n".join("".join(letter for letter, _ in row).rstrip() for row in picture(app)) + "\n"


def styles_of(app: Any) -> str:
    """Return one letter per cell for its style, and a legend."""
    rows = picture(app)
    looks = dict.fromkeys(look for row in rows for _, look in row)
    known = dict(zip(looks, ascii_letters, strict=False))
    drawn = ["".join(known[look] for _, look in row) for row in rows]
    return "\n".join([*drawn, *(f"{letter}: {look}" for look, letter in known.items())]) + "\n"
