"""A grid of characters to draw on, with clickable zones."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment

from goldgavel.tui.draw.colours import style_of
from goldgavel.tui.draw.palette import Ink

AFTER_WIDE = ""
"""The content of the second cell of a double-width character."""


class Zone(NamedTuple):
    x: int
    y: int
    width: int
    height: int
    action: str

    def has(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """A drawing surface. Anything outside its edges is clipped."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", ink)] * width for _ in range(height)]
        self.zones: list[Zone] = []

    def put(self, x: int, y: int, text: str, ink: Ink) -> int:
        """Write text on one row and return the column after it."""
        for letter in text:
            wide = cell_len(letter)
            if wide and 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self.cells[y][x] = (letter, ink)
                if wide == 2:
                    self.cells[y][x + 1] = (AFTER_WIDE, ink)
            x += wide
        return x

    def centre(self, x: int, y: int, width: int, text: str, ink: Ink) -> None:
        shown = clipped(text, width)
        self.put(x + (width - cell_len(shown)) // 2, y, shown, ink)

    def right(self, x: int, y: int, width: int, text: str, ink: Ink) -> None:
        shown = clipped(text, width)
        self.put(x + width - cell_len(shown), y, shown, ink)

    def block(self, x: int, y: int, width: int, height: int, ink: Ink) -> None:
        for row in range(height):
            self.put(x, y + row, " " * width, ink)

    def zone(self, x: int, y: int, width: int, height: int, action: str) -> None:
        """Add a clickable zone. Later zones cover earlier ones."""
        self.zones.append(Zone(x, y, width, height, action))

    def action_at(self, x: int, y: int) -> str | None:
        return next((zone.action for zone in reversed(self.zones) if zone.has(x, y)), None)

    def segments(self, y: int, theme: str) -> list[Segment]:
        """Return one row as segments of equal style."""
        found: list[tuple[str, Ink]] = []
        for letter, ink in self.cells[y]:
            if found and found[-1][1] == ink:
                found[-1] = (found[-1][0] + letter, ink)
            else:
                found.append((letter, ink))
        return [Segment(text, style_of(ink, theme)) for text, ink in found]

    def text(self) -> str:
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self.cells)


def clipped(text: str, width: int) -> str:
    """Shorten text to a width. A number at the end is kept, because it distinguishes bots."""
    if cell_len(text) <= width:
        return text
    head = text.rstrip("0123456789")
    tail = text[len(head) :] if len(text) - len(head) < width - 1 else ""
    room = width - cell_len(tail) - 1
    return (truncated(head.rstrip(), room) + "…" + tail) if room > 0 else truncated(text, width)


def truncated(text: str, width: int) -> str:
    """Return the longest prefix that fits the width."""
    shown, used = "", 0
    for letter in text:
        used += cell_len(letter)
        if used > width:
            break
        shown += letter
    return shown


def wrapped_lines(text: str, width: int) -> list[str]:
    """Wrap text at spaces, but not at no-break spaces."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [truncated(line, width) for line in lines]
