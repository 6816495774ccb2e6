"""How long a bot may think, as part of its name: `master:200ms`, `master:200cpu`, `master:1000it`.

Milliseconds (`ms`) are what `choose` is told as its budget. The other two go to the maker: milliseconds of the
thread's own processor time (`cpu`), so that a busy machine costs no strength, and iterations (`it`), which no
clock has a say in: a seed then gives the same moves everywhere. A maker names what it takes in `budgets`.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from goldgavel.bots.protocol import Bot, BotMaker
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told

MILLISECONDS = "ms"
PROCESSOR = "cpu"
ITERATIONS = "it"
MAX_AMOUNTS = {MILLISECONDS: 3_600_000, PROCESSOR: 3_600_000, ITERATIONS: 1_000_000_000}
"""An hour for one move, and as many iterations as anyone could wait for."""
KEYWORDS = {PROCESSOR: "processor_ms", ITERATIONS: "iterations"}
"""What the maker is given besides game, seat and seed."""
BUDGET_TEXT = re.compile(r"([0-9]{1,12})([a-z]+)")


class Budget(NamedTuple):
    amount: int
    unit: str

    def __str__(self) -> str:
        return f"{self.amount}{self.unit}"


def split_name(name: str) -> tuple[str, Budget | None]:
    """The bot's own name, and the budget that was written behind it."""
    bot, colon, text = name.partition(":")
    return bot, read_budget(bot, text) if colon else None


def read_budget(bot: str, text: str) -> Budget:
    found = BUDGET_TEXT.fullmatch(text)
    if found is None or found[2] not in MAX_AMOUNTS or not 0 < int(found[1]) <= MAX_AMOUNTS[found[2]]:
        raise OptionError("bot-budget-unreadable", bot=bot[:40], budget=text[:40])
    return Budget(int(found[1]), found[2])


def with_budget(bot: str, maker: BotMaker, budget: Budget) -> BotMaker:
    """The maker of bots that think so long; an error that says what it takes, where it takes none of that kind."""
    taken: Sequence[str] = getattr(maker, "budgets", ())
    if not taken:
        raise OptionError("bot-budget-none", bot=bot, budget=str(budget))
    if budget.unit not in taken:
        units = ", ".join(f"{bot}:200{unit}" for unit in taken)
        raise OptionError("bot-budget-unit", bot=bot, budget=str(budget), allowed=units)
    return BudgetedMaker(bot, maker, budget)


class BudgetedMaker:
    """A maker whose bots have a budget. All else that the maker says of itself holds for it too."""

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
    """A bot that always thinks so long, whatever it is told."""

    def __init__(self, bot: Bot, milliseconds: float) -> None:
        self.bot = bot
        self.milliseconds = milliseconds

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del budget
        return self.bot.choose(view, history, self.milliseconds)
