"""Draws a QR code in a terminal, with two rows of modules per line of text."""

import sys

MARGIN = 2
"""The light margin in modules. The standard asks for 4. Phones read it with 2, and it then fits into 80 × 24."""
HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
"""Characters by whether the upper and the lower module are light. Only light modules are drawn."""
LIGHT_ON_DARK = "\x1b[38;5;231;48;5;16m"
"""White on black from the fixed part of the 256-colour palette, which no terminal theme changes."""
PLAIN = "\x1b[0m"


def is_drawable() -> bool:
    """True if the standard output can show the characters of the code."""
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def draw_qr_code(text: str, *, coloured: bool) -> str:
    rows = light_modules(text)
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        line = "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        lines.append(f"{LIGHT_ON_DARK}{line}{PLAIN}" if coloured else line)
    return "\n".join(lines)


def light_modules(text: str) -> list[list[bool]]:
    """Return the code with its margin, as an even number of rows. True is a light module."""
    import segno

    code = segno.make_qr(text, error="m")
    rows = [[not module for module in row] for row in code.matrix_iter(border=MARGIN)]
    return rows if len(rows) % 2 == 0 else [*rows, [True] * len(rows[0])]
