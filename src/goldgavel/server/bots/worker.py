"""The process in which bots live: it keeps them between their moves and asks them for the next one.

It receives views and histories as JSON and nothing else, so a bot cannot see more than its seat.
"""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_tb
from typing import Any, NamedTuple

import msgspec

from goldgavel import games
from goldgavel._child_process import init_child
from goldgavel.bots.registry import find_bot
from goldgavel.bots.seated import SeatedBot, seat_bot
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Data, read_history

MOST_BOTS = 64
"""Bots that a process keeps. A master of Aurum has 2.7 MB; it is made again in less than a millisecond."""
READY = b"ready"
MADE = b""
"""Sent when a bot had to be made, before it is asked."""


class BotId(NamedTuple):
    """One bot of one game. As long as a process can keep it, it is the same object."""

    table: str
    seat: int
    level: str
    seed: int


class Question(Data, frozen=True, tag="question"):
    """Asks a bot for a move."""

    bot: BotId
    game: str
    options: msgspec.Raw
    view: msgspec.Raw
    history: msgspec.Raw
    budget: float | None


class Departure(Data, frozen=True, tag="departure"):
    """The bots of a table are no longer needed, or must not remember what they have seen. It is not answered."""

    table: str


class Answer(Data, frozen=True):
    move: str = ""
    crash: str = ""
    """The traceback, if the bot failed."""


REQUESTS = msgspec.json.Decoder(Question | Departure)


def serve(connection: Connection, guests: Sequence[str]) -> None:
    """Answer requests until the server ends or closes the connection. `guests` are bots to import at the start."""
    init_child()
    warm_up(guests)
    connection.send_bytes(READY)
    bots = KeptBots(MOST_BOTS)
    with suppress(EOFError, ConnectionError):  # the latter if the server was killed
        while True:
            request = REQUESTS.decode(connection.recv_bytes())
            if isinstance(request, Departure):
                bots.forget(request.table)
            else:
                connection.send_bytes(msgspec.json.encode(answer_to(request, bots, connection)))


def answer_to(question: Question, bots: "KeptBots", connection: Connection) -> Answer:
    """Ask the bot. One that fails is dropped: it may be broken, and the next move is asked of a new one."""
    try:
        game = games.shared(question.game, bytes(question.options))
        bot = bots.find(question.bot)
        if bot is None:
            bot = bots.make(question.bot, game)
            connection.send_bytes(MADE)
        view = msgspec.json.decode(question.view, type=game.view_type)
        history = read_history(bytes(question.history), game.event_type)
        return Answer(move=bot.choose(view, history, question.budget))
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot may raise anything
        bots.drop(question.bot)
        return Answer(crash=crash_text(problem))


def crash_text(problem: BaseException) -> str:
    """Return the traceback without the error's message, which could name cards."""
    kind = type(problem).__qualname__
    name = f"{kind}: {problem.code}" if isinstance(problem, GoldGavelError) else kind
    return "".join(format_tb(problem.__traceback__)) + name


class KeptBots:
    """The bots of this process. If there are too many, the one that was asked the longest time ago is dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bots: OrderedDict[BotId, SeatedBot] = OrderedDict()

    def find(self, which: BotId) -> SeatedBot | None:
        bot = self._bots.get(which)
        if bot is not None:
            self._bots.move_to_end(which)
        return bot

    def make(self, which: BotId, game: Game[Any, Any]) -> SeatedBot:
        bot = self._bots[which] = seat_bot(game, which.level, which.seat, which.seed)
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot

    def drop(self, which: BotId) -> None:
        self._bots.pop(which, None)

    def forget(self, table: str) -> None:
        for which in [which for which in self._bots if which.table == table]:
            del self._bots[which]


def warm_up(guests: Sequence[str]) -> None:
    for name in games.usable_games():
        games.shared(name, msgspec.json.encode(games.load(name, {}).options))
    for guest in guests:
        with suppress(GoldGavelError):  # reported when it is asked
            find_bot(guest)
