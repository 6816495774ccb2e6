"""Progress bars of long commands."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from goldgavel.cli.output import Output


class ProgressBar:
    """Takes the number of finished items. This base class shows nothing, for output without a terminal."""

    def __call__(self, done: int) -> None:
        pass

    def set_total(self, total: int) -> None:
        """Set the number of items, if it is known only later."""


class VisibleBar(ProgressBar):
    def __init__(self, progress: Any, label: str, total: int | None) -> None:
        self._progress = progress
        self._task = progress.add_task(label, total=total)

    def __call__(self, done: int) -> None:
        self._progress.advance(self._task, done)

    def set_total(self, total: int) -> None:
        self._progress.update(self._task, total=total)


@contextmanager
def progress_bar(label: str, total: int | None, out: Output) -> Iterator[ProgressBar]:
    """Show a progress bar on stderr if it is a terminal. Call it with the number of finished items."""
    if not sys.stderr.isatty():
        yield ProgressBar()
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out.console(stderr=True), transient=True) as progress:
        yield VisibleBar(progress, out.say(label), total)
