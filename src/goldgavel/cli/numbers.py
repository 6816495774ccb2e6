"""Reads integers from the command line."""

import os
import re

from goldgavel.cli.errors import UsageError, excerpt

WHOLE = re.compile(r"[+-]?[0-9]{1,30}")
MAX_JOBS_PER_CORE = 4
"""The limit of processes per core. More processes would only slow each other down."""


def read_number(flag: str, text: str | None, *, least: int | None = None, default: int) -> int:
    """Return the number given with a flag, or the default."""
    if text is None:
        return default
    number = int(text) if WHOLE.fullmatch(text.strip()) else None
    if number is None or (least is not None and number < least):
        if least is None:
            raise UsageError("cli-number-wrong", option=flag, value=excerpt(text))
        raise UsageError("cli-number-below", option=flag, value=excerpt(text), least=least)
    return number


def read_jobs(text: str | None, games: int) -> int:
    """Return the number of processes for a number of games: one per core, unless `--jobs` says otherwise."""
    cores = os.cpu_count() or 1
    return min(read_number("--jobs", text, least=1, default=cores), MAX_JOBS_PER_CORE * cores, games)
