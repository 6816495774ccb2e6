"""How far a long command is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from goldgavel.cli.output import Output


@contextmanager
def progress_bar(label: str, total: int | None, out: Output) -> Iterator[Callable[[int], None]]:
    """On a terminal only, and beside the output. What it gives is told how many more were done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out.console(aside=True), transient=True) as bar:
        shown = bar.add_task(out.say(label), total=total)
        yield lambda done: bar.advance(shown, done)
