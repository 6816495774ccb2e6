"""Draws cards: parchment with rank and element letters, foil for gold, and dull if a card cannot be played."""

from typing import NamedTuple

from goldgavel.games.aurum.knowledge.derived_types import metal_of, rank_of
from goldgavel.tui.draw import palette
from goldgavel.tui.draw.canvas import Canvas, wrapped_lines
from goldgavel.tui.draw.palette import Ink

EDGE = "▏"


class Size(NamedTuple):
    width: int
    height: int


SMALL = Size(4, 3)
LARGE = Size(6, 5)


def draw_card(canvas: Canvas, x: int, y: int, card: str, size: Size, *, dull: bool = False) -> None:
    """Draw an Aurum card: rank and metal at the top left, the metal's shape below."""
    metal = metal_of(card)
    face, edge = faces(metal, dull=dull)
    canvas.block(x, y, size.width, size.height, face)
    for row in range(size.height):
        canvas.put(x, y + row, EDGE, edge)
    canvas.put(x + 1, y, str(rank_of(card)), face)
    canvas.put(x + 1, y + 1, metal, face)
    if size.height > SMALL.height:
        canvas.put(x + size.width // 2, y + size.height // 2, palette.METAL_SHAPES[metal], face)
        canvas.right(x, y + size.height - 1, size.width - 1, str(rank_of(card)), face)
    else:
        canvas.put(x + size.width - 2, y + 2, palette.METAL_SHAPES[metal], face)


def faces(metal: str, *, dull: bool) -> tuple[Ink, Ink]:
    """Return the inks of the card's face and of its edge."""
    if dull:
        return palette.DULL, palette.DULL_EDGE
    face = palette.METALS[metal]
    return face, Ink(f"{face.ground}-edge", face.ground)


def draw_empty(canvas: Canvas, x: int, y: int, size: Size, ink: Ink) -> None:
    """Draw the outline of a card that has not been played yet."""
    inner = size.width - 2
    canvas.put(x, y, "┌" + "╌" * inner + "┐", ink)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, "╎" + " " * inner + "╎", ink)
    canvas.put(x, y + size.height - 1, "└" + "╌" * inner + "┘", ink)


KIND_DRAWINGS = {
    "painting": ("╔═════╗", "║ ▁▟▙ ║", "╚═════╝"),
    "sculpture": (" ▟█▙ ", " ▝█▘ ", "▗███▖"),
    "furniture": ("█     ", "█▄▄▄▄▖", "█   ▐▌"),
    "stamp": ("░░░░░░", "░ ▟▙ ░", "░░░░░░"),
    "jewel": (" ▗▄▄▖ ", " ▜██▛ ", "  ▝▘  "),
    "collection": ("┌──┬──┐", "│▪ │ ▪│", "└──┴──┘"),
    "replica": ("╭╌╌╌╮", "╎ ≈ ╎", "╰╌╌╌╯"),
}
"""A small drawing per kind of card."""


def draw_item(canvas: Canvas, x: int, y: int, kind: str, name: str, size: Size) -> None:
    """Draw an Auction card: a small picture and the name of its kind."""
    face = palette.KINDS[kind]
    canvas.block(x, y, size.width, size.height, face)
    for row in range(size.height):
        canvas.put(x, y + row, EDGE, Ink(f"{face.ground}-edge", face.ground))
    words = wrapped_lines(name, size.width - 2)[:2]
    top = max(0, (size.height - len(words) - len(KIND_DRAWINGS[kind])) // 2)
    for row, line in enumerate(KIND_DRAWINGS[kind]):
        canvas.centre(x + 1, y + top + row, size.width - 1, line, face)
    for row, word in enumerate(words):
        canvas.centre(x + 1, y + size.height - len(words) + row, size.width - 1, word, face)


def draw_back(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """Draw a face-down card. It looks the same for every card."""
    ink = palette.BACK
    canvas.block(x, y, size.width, size.height, ink)
    for row in range(size.height):
        canvas.put(x, y + row, EDGE + "░" * (size.width - 1), ink)
    canvas.centre(x + 1, y + size.height // 2, size.width - 1, " ? ", ink)
