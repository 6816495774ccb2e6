"""Finds bots by name through the entry points of the group `goldgavel.bots`.

    [project.entry-points."goldgavel.bots"]
    shrewd = "my_package.bots:ShrewdBot"

A bot is imported when it is first asked for, so a broken bot does not affect the others. A budget can follow the
name: `master:200ms` (see `budget`).
"""

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from goldgavel.bots.budget import split_name, with_budget
from goldgavel.bots.protocol import BotMaker
from goldgavel.kernel.errors import BotError, OptionError

GROUP = "goldgavel.bots"
OURS = "goldgavel."


def bot_names() -> list[str]:
    """Return the names of all installed bots, including those that fail to load."""
    return sorted(_entries())


@lru_cache(maxsize=256)
def find_bot(name: str) -> BotMaker:
    """Return the maker of that name. Cached, because reading the entry points takes longer than a game."""
    bot, budget = split_name(name)
    entries = _entries()
    if bot not in entries:
        raise OptionError("bot-unknown", bot=str(bot)[:40], allowed=", ".join(sorted(entries)))
    maker = _load(entries[bot])
    return maker if budget is None else with_budget(bot, maker, budget)


def is_ours(maker: BotMaker) -> bool:
    """True if the bot is part of this package."""
    return str(getattr(maker, "__module__", "")).startswith(OURS)


def _entries() -> dict[str, EntryPoint]:
    """Return the entry points by name.

    Our own bots take precedence, so that their names mean the same everywhere.
    """
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.value.startswith(OURS))
    return {entry.name: entry for entry in found}


def _load(entry: EntryPoint) -> BotMaker:
    try:
        maker: BotMaker = entry.load()
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise BotError("bot-broken", bot=entry.name, source=entry.value, reason=reason) from problem
    if not callable(maker):
        raise BotError("bot-no-maker", bot=entry.name, source=entry.value)
    return maker
