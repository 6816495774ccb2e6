"""The pool of bot processes: which bot lives where, and what happens if one fails."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Protocol

import msgspec

from goldgavel.bots.budget import DEFAULT_MILLISECONDS, MILLISECONDS
from goldgavel.bots.protocol import BotMaker, reads_history
from goldgavel.bots.registry import find_bot, is_ours
from goldgavel.bots.seated import require_game
from goldgavel.kernel.errors import GoldGavelError, MoveError
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told, View
from goldgavel.server.bots.process import BotProcess, ProcessDiedError, ProcessHungError
from goldgavel.server.bots.worker import Answer, BotId, Departure, Question
from goldgavel.server.telemetry.logs import RemoteError

LOG = logging.getLogger("goldgavel.server")

LIMIT_SECONDS = 10.0
"""The longest time that a bot may take for a move. Ours take a twentieth of it."""
LEAST_MILLISECONDS = 50.0
"""The least time of a searching bot per decision, on a busy server."""
WINDOW_MILLISECONDS = 200.0
"""Its time in a bid window. Windows are frequent, and bids rarely change."""
QUICK_SECONDS = 0.01
"""The time of all other bots in a bid window. They need a tenth of it, more or less depending on their cards."""
OVERRUN = 1.2
"""The longest time until an answer arrives, as a multiple of the bot's time."""
MOST_TRACES = 100
"""Different tracebacks that are logged. A bot that always fails must not fill the log."""
OURS = ""
"""The group of our own bots. Every other bot is a group of its own."""


class BotObserver(Protocol):
    def thought(self, bot: str, seconds: float) -> None: ...


class BotPool:
    """All bot processes: some for our own bots, and one for each bot of another package that is played here.

    So a bot that is slow or crashes only delays itself. The bots of a table stay with their process, which keeps
    them between their moves.
    """

    def __init__(self, processes: int, limit: float = LIMIT_SECONDS) -> None:
        self.observer: BotObserver | None = None
        self._limit = limit
        self._is_eager = processes > 0
        self._groups = {OURS: [BotProcess() for _ in range(max(1, processes))]}
        self._homes: dict[str, dict[str, BotProcess]] = {}
        """By table and group: the process in which the bots of the table live."""
        self._unplayable: set[tuple[str, str]] = set()
        """Bots and games that do not fit, as they were logged."""
        self._traces: set[str] = set()

    def start(self) -> None:
        """Start the processes of our own bots before the first one is asked."""
        if self._is_eager:
            for process in self._groups[OURS]:
                process.start()

    def close(self) -> None:
        """End the processes and wait for them."""
        for processes in self._groups.values():
            for process in processes:
                process.close()

    def forget(self, table: str) -> None:
        """Drop the bots of a table: the game is over, or they have seen what is no longer true."""
        for process in self._homes.pop(table, {}).values():
            process.tables -= 1
            process.tell(msgspec.json.encode(Departure(table=table)))

    # A move.

    async def choose(
        self,
        game: Game[Any, Any],
        bot: BotId,
        view: View,
        history: Callable[[], Sequence[Told]],
        milliseconds: float | None = None,
        address: str | None = None,
    ) -> str:
        """Return the bot's move; if it fails or takes too long, a random legal one, so that the game continues.

        The address is that of the people at the table, if anybody is connected.
        """
        try:
            answer = await self._answer(game, bot, view, history, milliseconds, address)
            if answer.crash:
                raise RemoteError(answer.crash)
            move = legal_text(game, view, answer.move)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the game continues
            self._report(problem, game, bot)
        else:
            if move is not None:
                return move
            LOG.error("a bot's answer was not a legal move", extra=fields_of(game, bot))
        return view.legal[Stream(bot.seed, view.ply).below(len(view.legal))]

    async def _answer(
        self,
        game: Game[Any, Any],
        bot: BotId,
        view: View,
        history: Callable[[], Sequence[Told]],
        milliseconds: float | None,
        address: str | None,
    ) -> Answer:
        maker = find_bot(bot.level)
        require_game(bot.level, maker, game.name)
        process = self._home(bot, maker)
        question = Question(
            bot=bot,
            game=game.name,
            options=as_raw(game.options),
            view=as_raw(view),
            history=as_raw(history() if reads_history(maker, game) else ()),
            budget=shared_time(milliseconds, process.turns.crowd(address)),
        )
        began = perf_counter()
        answer = await process.ask(msgspec.json.encode(question), self._limit, address)
        if self.observer is not None:
            self.observer.thought(bot.level, perf_counter() - began)
        return msgspec.json.decode(answer, type=Answer)

    def _home(self, bot: BotId, maker: BotMaker) -> BotProcess:
        """Return the process of the table's bots. A new table gets the one with the fewest tables."""
        group = OURS if is_ours(maker) else bot.level
        homes = self._homes.setdefault(bot.table, {})
        if group not in homes:
            processes = self._groups.setdefault(group, []) or [BotProcess(bot.level)]
            self._groups[group] = processes
            homes[group] = min(processes, key=lambda process: process.tables)
            homes[group].tables += 1
        return homes[group]

    # Failures.

    def _report(self, problem: Exception, game: Game[Any, Any], bot: BotId) -> None:
        extra = fields_of(game, bot)
        if isinstance(problem, GoldGavelError):
            if (bot.level, game.name) not in self._unplayable:
                self._unplayable.add((bot.level, game.name))
                extra["code"] = problem.code
                LOG.error("a bot cannot play; random moves are made for it", extra=extra)
        elif isinstance(problem, ProcessHungError):
            LOG.error("a bot took longer than %g s; its process was replaced", self._limit, extra=extra)
        elif isinstance(problem, ProcessDiedError):
            LOG.error("a bot's process died twice", extra=extra)
        else:
            LOG.error("a bot failed", extra=extra, exc_info=problem if self._is_new(problem) else None)

    def _is_new(self, problem: Exception) -> bool:
        """True if this traceback has not been logged yet."""
        trace = str(problem)
        if trace in self._traces or len(self._traces) >= MOST_TRACES:
            return False
        self._traces.add(trace)
        return True


def fields_of(game: Game[Any, Any], bot: BotId) -> dict[str, object]:
    """Return the fields of a log line about a bot."""
    return {"table": bot.table, "game": game.name, "seat": bot.seat, "bot": bot.level, "seed": bot.seed}


def as_raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))


def legal_text(game: Game[Any, Any], view: View, answer: str) -> str | None:
    """Return the legal move that the text means; None if there is none."""
    if answer in view.legal:
        return answer
    with suppress(MoveError):
        text = game.texts[game.parse_move(answer)]
        if text in view.legal:
            return text
    return None


def shared_time(milliseconds: float | None, crowd: int) -> float | None:
    """Return a bot's milliseconds: its default, or less if several bots wait for the same process."""
    if crowd <= 1:
        return milliseconds
    return max(LEAST_MILLISECONDS, (milliseconds or DEFAULT_MILLISECONDS) / crowd)


def longest_answer(level: str, milliseconds: float | None = None) -> float:
    """The longest time in seconds that a searching bot needs for an answer; 0 for all others."""
    try:
        units: Sequence[str] = getattr(find_bot(level), "budgets", ())
    except GoldGavelError:  # a random move is made for it
        return 0.0
    return OVERRUN * (milliseconds or DEFAULT_MILLISECONDS) / 1000 if MILLISECONDS in units else 0.0


def window_answer(level: str) -> float:
    """The time in seconds after which a bot's answer in a bid window is shown, whatever its cards are."""
    return max(QUICK_SECONDS, longest_answer(level, WINDOW_MILLISECONDS))
