"""Where a command speaks: sentences of the catalogue to the standard output, asides to the standard error."""

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

    def tell(self, message: str, /, **args: Any) -> None:
        self.line(self.say(message, **args))

    def aside(self, text: str) -> None:
        """To people, beside the output: progress, warnings, complaints."""
        print(text, file=sys.stderr)

    def complain(self, sentence: str) -> None:
        """What went wrong, on one line whatever foreign text is in it."""
        self.aside("goldgavel: " + one_line(sentence))

    def console(self, *, aside: bool = False, highlighter: "Highlighter | None" = None) -> "Console":
        """Rich's way out: coloured on a terminal, plain otherwise. Foreign text is never read as markup."""
        from rich.console import Console

        file = sys.stderr if aside else sys.stdout
        width = None if file.isatty() or "COLUMNS" in os.environ else PLAIN_WIDTH
        made = Console(file=file, width=width, markup=False, emoji=False, highlight=highlighter is not None)
        if highlighter is not None:
            made.highlighter = highlighter
        return made


def one_line(sentence: str) -> str:
    """Without line breaks and control characters; our no-break spaces stay."""
    letters = [letter if letter.isprintable() or letter in NO_BREAK_SPACES else " " for letter in sentence]
    return re.sub(" +", " ", "".join(letters)).strip()


def prepare_streams() -> None:
    """A letter that the terminal cannot show is replaced, not an error; a closed stream swallows what it gets."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - for the rest of the run
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def abandon(stream: TextIO) -> None:
    """Nobody reads this stream any more: let Python's last flush go nowhere."""
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
