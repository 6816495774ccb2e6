"""Time and iteration budgets written after a bot's name: `master:200ms`, `master:200cpu`, `master:1000it`.

A budget in milliseconds (`ms`) is passed to `choose`. The other two are passed to the maker: milliseconds of the
thread's own processor time (`cpu`), so that a busy machine does not cost strength, and iterations (`it`), which do
not depend on a clock, so that a seed gives the same moves on every machine. A maker lists the units that it
accepts in `budgets`.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from goldgavel.bots.protocol import Bot, BotMaker
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told

DEFAULT_MILLISECONDS = 500.0
"""The time per move of a searching bot without a budget."""
MILLISECONDS = "ms"
PROCESSOR = "cpu"
ITERATIONS = "it"
MAX_AMOUNTS = {MILLISECONDS: 3_600_000, PROCESSOR: 3_600_000, ITERATIONS: 1_000_000_000}
"""The largest accepted amount per unit: one hour per move, or a billion iterations."""
KEYWORDS = {PROCESSOR: "processor_ms", ITERATIONS: "iterations"}
"""The maker's keyword argument for each unit that is not passed to `choose`."""
BUDGET_TEXT = re.compile(r"([0-9]{1,12})([a-z]+)")


class SearchLimits(NamedTuple):
    """Limits of one search: the number of iterations if it is set, otherwise the time."""

    milliseconds: float = DEFAULT_MILLISECONDS
    iterations: int = 0
    cpu_clock: bool = False
    """Count only the processor time of this thread: for fair matches on a busy machine."""


class Budget(NamedTuple):
    amount: int
    unit: str

    def __str__(self) -> str:
        return f"{self.amount}{self.unit}"


def split_name(name: str) -> tuple[str, Budget | None]:
    """Split `master:200ms` into the bot's name and its budget, if one is given."""
    bot, colon, text = name.partition(":")
    return bot, read_budget(bot, text) if colon else None


def read_budget(bot: str, text: str) -> Budget:
    found = BUDGET_TEXT.fullmatch(text)
    if found is None or found[2] not in MAX_AMOUNTS or not 0 < int(found[1]) <= MAX_AMOUNTS[found[2]]:
        raise OptionError("bot-budget-unreadable", bot=bot[:40], budget=text[:40])
    return Budget(int(found[1]), found[2])


def with_budget(bot: str, maker: BotMaker, budget: Budget) -> BotMaker:
    """Return a maker whose bots use the budget; raises `OptionError` if the maker does not accept its unit."""
    taken: Sequence[str] = getattr(maker, "budgets", ())
    if not taken:
        raise OptionError("bot-budget-none", bot=bot, budget=str(budget))
    if budget.unit not in taken:
        units = ", ".join(f"{bot}:200{unit}" for unit in taken)
        raise OptionError("bot-budget-unit", bot=bot, budget=str(budget), allowed=units)
    return BudgetedMaker(bot, maker, budget)


class BudgetedMaker:
    """A maker whose bots have a fixed budget. Other attributes are those of the wrapped maker."""

    def __init__(self, bot: str, maker: BotMaker, budget: Budget) -> None:
        self.__name__ = f"{bot}:{budget}"
        self.maker: Any = maker
        self.budget = budget

    def __call__(self, game: Game[Any, Any], seat: int, seed: int, /) -> Bot:
        if self.budget.unit in KEYWORDS:
            made: Bot = self.maker(game, seat, seed, **{KEYWORDS[self.budget.unit]: self.budget.amount})
            return made
        return TimedBot(self.maker(game, seat, seed), float(self.budget.amount))

    def __getattr__(self, name: str) -> Any:
        if name == "maker":  # while it is being unpickled
            raise AttributeError(name)
        return getattr(self.maker, name)


class TimedBot:
    """Passes the same budget to `choose` every time, whatever the caller asks for."""

    def __init__(self, bot: Bot, milliseconds: float) -> None:
        self.bot = bot
        self.milliseconds = milliseconds

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del budget
        return self.bot.choose(view, history, self.milliseconds)
