"""Reads what the player types: a move or a command."""

import sys
from typing import TYPE_CHECKING

from goldgavel.text.quotes import excerpt

if TYPE_CHECKING:
    from rich.console import Console


class PlayerLeft(Exception):  # noqa: N818 - leaving is not an error
    """The player has typed `quit`, or the input has ended."""


def read_line(console: "Console", question: str) -> str:
    """Read one line from a terminal or a pipe. Input from a pipe is echoed, as a terminal would do."""
    if sys.stdin is None:
        raise PlayerLeft
    if sys.stdin.isatty() and sys.stdout.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives `input` its editing and history
        try:
            return input(question)
        except EOFError:
            raise PlayerLeft from None
    console.print(question, end="", soft_wrap=True)
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        raise PlayerLeft
    console.print(excerpt(line, 60), highlight=False)
    return line
