"""Output of a command: messages of the catalogue on stdout, and progress and errors on stderr."""

import os
import re
import sys
from typing import TYPE_CHECKING, Any, TextIO

from goldgavel.text import say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.highlighter import Highlighter

PLAIN_WIDTH = 80
NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


class Output:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, /, **args: Any) -> str:
        return say(message, self.lang, **args)

    def line(self, text: str = "") -> None:
        print(text)

    def print_message(self, message: str, /, **args: Any) -> None:
        self.line(self.say(message, **args))

    def to_stderr(self, text: str) -> None:
        """Print a line for people on stderr: progress, warnings or errors."""
        print(text, file=sys.stderr)

    def print_error(self, sentence: str) -> None:
        """Print an error on stderr, on one line even if it quotes text with line breaks."""
        self.to_stderr("goldgavel: " + one_line(sentence))

    def console(self, *, stderr: bool = False, highlighter: "Highlighter | None" = None) -> "Console":
        """Return a Rich console, coloured on a terminal. Markup is off, so quoted text cannot contain any."""
        from rich.console import Console

        file = sys.stderr if stderr else sys.stdout
        width = None if file.isatty() or "COLUMNS" in os.environ else PLAIN_WIDTH
        made = Console(file=file, width=width, markup=False, emoji=False, highlight=highlighter is not None)
        if highlighter is not None:
            made.highlighter = highlighter
        return made


def one_line(sentence: str) -> str:
    """Remove line breaks and control characters. No-break spaces stay."""
    letters = [letter if letter.isprintable() or letter in NO_BREAK_SPACES else " " for letter in sentence]
    return re.sub(" +", " ", "".join(letters)).strip()


def prepare_streams() -> None:
    """Replace characters that the terminal cannot show, and ignore output to a closed stream."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - stays open until the program ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def discard_output(stream: TextIO) -> None:
    """Redirect a stream that is no longer read to the null device, so that Python's last flush does not fail."""
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
