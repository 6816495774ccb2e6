"""What the player types: a move, or a word for something else."""

import sys
from typing import TYPE_CHECKING

from goldgavel.text.quotes import foreign

if TYPE_CHECKING:
    from rich.console import Console


class LeftTheTable(Exception):  # noqa: N818 - nothing is wrong with leaving
    """The player has typed `quit`, or the input has ended."""


def read_line(console: "Console", question: str) -> str:
    """One line from a terminal, or from a pipe; what came through a pipe is shown, as a terminal would."""
    if sys.stdin is None:
        raise LeftTheTable
    if sys.stdin.isatty() and sys.stdout.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives `input` its editing and history
        try:
            return input(question)
        except EOFError:
            raise LeftTheTable from None
    console.print(question, end="", soft_wrap=True)
    console.file.flush()
    line = sys.stdin.readline()
    if not line:
        raise LeftTheTable
    console.print(foreign(line, 60), highlight=False)
    return line
