"""A bot that plays at a server's table through the protocol: it sees and sends the same as a person would."""

import asyncio
import hashlib
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from goldgavel import games
from goldgavel.bots.loader import NamedMaker
from goldgavel.bots.protocol import LazyHistory
from goldgavel.bots.seated import SeatedBot, seat_bot
from goldgavel.client.api import Api, next_table
from goldgavel.client.history import read_history
from goldgavel.client.links import JoinError
from goldgavel.client.live import LiveClient
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.views import Told
from goldgavel.protocol.messages import (
    FairNews,
    GiveOrder,
    MakeWish,
    Move,
    Ready,
    ServerMessage,
    TableNews,
    Update,
    Welcome,
    fresh_id,
)
from goldgavel.protocol.table_info import TableInfo
from goldgavel.session.proposals import Proposal

MAX_ATTEMPTS = 20
"""Failed connection attempts in a row after which the bot gives up."""
REMATCH_POLL_SECONDS = 2.0
"""Interval at which the bot checks for a rematch."""


class BotPlayer:
    """Plays one game in a seat it has already taken."""

    def __init__(self, api: Api, table: TableInfo, made: NamedMaker) -> None:
        self.api = api
        self.table = table
        self.name, self._maker = made
        self.game = games.load(table.game, table.options)
        self.client = LiveClient(api.link, api.token, self.game, self)
        self.seat: int | None = None
        self._bot: SeatedBot | None = None
        """Made when the seat is known, and again when a move was taken back: it must not know what was undone."""
        self._decision: int | None = None
        self._is_asked = asyncio.Event()

    async def play(self) -> Any:
        """Play until the game is over; return the last view, or None if the table was stopped before the game."""
        tasks = [asyncio.create_task(self.client.run(MAX_ATTEMPTS)), asyncio.create_task(self._decide())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.client.view

    # Messages from the server.

    def is_done(self) -> bool:
        return self._phase() == "over" or self.table.status in {"over", "stopped"}

    def on_disconnect(self) -> None:
        self._decision = None

    async def on_message(self, message: ServerMessage) -> None:
        if isinstance(message, TableNews):
            self.table = message.table
        elif isinstance(message, FairNews):
            await self.client.add_number(message.fair, self.seat)
        elif isinstance(message, Welcome | Update):
            if isinstance(message, Welcome):
                await self._welcomed(message)
            entries = message.told if isinstance(message, Update) else message.missed
            if any(entry.note == "undo" for entry in entries):
                self._bot = self._new_bot()
            await self._agree(message.wish or None)
            if self._phase() == "deal":
                await self.client.send(Ready())
            self._decision = message.decision
            self._is_asked.set()

    def _phase(self) -> str | None:
        return None if self.client.view is None else self.client.view.phase

    async def _welcomed(self, message: Welcome) -> None:
        self.table, seat, order = message.table, message.seat, message.order
        if seat is None:
            raise JoinError("page-removed")
        if self._bot is None or seat != self.seat:
            self.seat = seat
            self._bot = self._new_bot()
        if order is not None and order.order != "ask":
            # With the default order, bid windows (A11) would not wait for the bot.
            await self.client.send(GiveOrder(order="ask"))
        await self.client.add_number(message.fair, seat)

    def _new_bot(self) -> SeatedBot:
        """Make the seat's bot. Its seed is the same for the whole game, and only the player can compute it."""
        assert self.seat is not None
        secret = f"{self.api.token} {self.table.id} {self.seat}".encode()
        seed = int.from_bytes(hashlib.blake2b(secret, digest_size=8, person=b"goldgavel.join").digest(), "little")
        return seat_bot(self.game, self._maker, self.seat, seed, name=self.name)

    async def _agree(self, wish: Proposal | None) -> None:
        """Agree to any proposal, such as taking a move back."""
        if wish is not None and self.seat not in {wish.seat, *wish.agreed}:
            await self.client.send(MakeWish(id=fresh_id(), wish="agree", of=wish.id))

    # Moves of the bot.

    async def _decide(self) -> None:
        answered = None
        while True:
            await self._is_asked.wait()
            self._is_asked.clear()
            decision = self._decision
            if decision is None or decision == answered:
                continue
            move = await asyncio.to_thread(self._choose, self.client.view)
            if self._decision == decision:  # otherwise the game has moved on, by an undo or a timeout
                await self._move(move, decision)
                answered = decision
            else:
                self._is_asked.set()

    async def _move(self, move: str, decision: int) -> None:
        refusal = await self.client.ask(Move(id=fresh_id(), decision=decision, move=move))
        if refusal is not None and self._decision == decision:
            assert self._bot is not None
            raise self._bot.error("bot-illegal-move", move=move[:40], reason=refusal.told())

    def _choose(self, view: Any) -> str:
        """Ask the bot for a move. Runs in a separate thread, so that the connection stays alive meanwhile."""
        assert self._bot is not None
        bot = self._bot
        try:
            return bot.choose(view, LazyHistory(self._history))
        except GoldGavelError:
            raise
        except Exception as problem:
            raise bot.error("bot-failed", **failure(problem)) from problem

    def _history(self) -> Sequence[Told]:
        return read_history(self.api, self.game)


def failure(problem: Exception) -> dict[str, str]:
    """Return the failing line of the bot's code and the error, for a sentence."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    return {
        "place": f"{Path(last.filename).name}:{last.lineno}",
        "reason": f"{type(problem).__name__}: {problem}",
    }


def take_seat(api: Api, made: NamedMaker) -> TableInfo:
    """Take a seat for the bot, unless it already has one; return the table."""
    table = api.table()
    seat_bot(games.load(table.game, table.options), made.maker, 0, 0, name=made.name)  # fails before we sit
    me = api.make_identity(made.name)["id"] if api.token is None else api.ask("GET", "/me")["id"]
    if any(seat.player == me for seat in table.seats):
        return table
    seated = api.sit_down(table)
    if seated is None:
        raise JoinError("client-table-started" if table.status != "open" else "client-table-full")
    return seated


async def wait_for_rematch(api: Api) -> Api:
    """Wait for a rematch; return an `Api` for the new table with the same identity."""
    while (found := (await asyncio.to_thread(api.table)).next) is None:  # noqa: ASYNC110 - the server must be polled
        await asyncio.sleep(REMATCH_POLL_SECONDS)
    return Api(next_table(api.link, found), api.lang, api.token)
