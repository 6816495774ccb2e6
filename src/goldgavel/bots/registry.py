"""Bots by name, from the entry points of the group `goldgavel.bots`: ours and any installed package's.

    [project.entry-points."goldgavel.bots"]
    shrewd = "my_package.bots:ShrewdBot"

A bot is imported when it is asked for, so one that is broken costs the others nothing. A bot that thinks as
long as it is told can have that behind its name: `master:200ms` (see `budget`).
"""

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from goldgavel.bots.budget import split_name, with_budget
from goldgavel.bots.protocol import BotMaker
from goldgavel.kernel.errors import BotError, OptionError

GROUP = "goldgavel.bots"
OURS = "goldgavel."


def bot_names() -> list[str]:
    """Every bot that is installed, whether or not it can be loaded."""
    return sorted(_entries())


@lru_cache(maxsize=256)
def find_bot(name: str) -> BotMaker:
    """What makes the bots of that name. Looked up once: reading what is installed takes longer than a game."""
    bot, budget = split_name(name)
    entries = _entries()
    if bot not in entries:
        raise OptionError("bot-unknown", bot=str(bot)[:40], allowed=", ".join(sorted(entries)))
    maker = _load(entries[bot])
    return maker if budget is None else with_budget(bot, maker, budget)


def _entries() -> dict[str, EntryPoint]:
    """By name. Nobody takes the name of one of our bots: results under it must mean the same everywhere."""
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
