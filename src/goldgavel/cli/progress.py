"""How far a long command is."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from goldgavel.cli.output import Output


class Bar:
    """Is told how many more were done; shows nothing where nobody looks."""

    def __call__(self, done: int) -> None:
        pass

    def expect(self, total: int) -> None:
        """So many there are, as is known only now."""


class ShownBar(Bar):
    def __init__(self, progress: Any, label: str, total: int | None) -> None:
        self._progress = progress
        self._task = progress.add_task(label, total=total)

    def __call__(self, done: int) -> None:
        self._progress.advance(self._task, done)

    def expect(self, total: int) -> None:
        self._progress.update(self._task, total=total)


@contextmanager
def progress_bar(label: str, total: int | None, out: Output) -> Iterator[Bar]:
    """On a terminal only, and beside the output. What it gives is told how many more were done."""
    if not sys.stderr.isatty():
        yield Bar()
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out.console(aside=True), transient=True) as progress:
        yield ShownBar(progress, out.say(label), total)
