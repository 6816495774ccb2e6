"""Players that reconnect after every failure of the server, and record what they received."""

import asyncio
import itertools
from collections.abc import Collection
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.kit.clients.live_client import Live, Person, any_move

PATIENT = 300.0
GONE = (ConnectionError, TimeoutError, WebSocketException)
PAUSE = 0.2
"""Seconds before a refused message is sent again."""


class ReconnectingPlayer:
    """A player, or a spectator if there is no person. Unconfirmed messages are sent again unchanged.

    With a heartbeat, it leaves a server that does not answer within that many seconds. After a refusal with a
    `temporary` code the message is sent again. Every message id has the prefix.
    """

    def __init__(
        self,
        address: str,
        table: str,
        person: Person | None,
        chance: Random,
        *,
        heartbeat: float | None = None,
        temporary: Collection[str] = (),
        prefix: str = "",
    ) -> None:
        self.url = address.replace("http", "ws", 1) + f"/live/{table}?protocol=1"
        self.headers = {"Authorization": f"Bearer {person.token}"} if person else {}
        self.chance = chance
        self.prefix = prefix
        self.seat: int | None = None
        self.version = 0
        self.told: dict[int, tuple[int | None, str | None]] = {}
        self.decisions: dict[str, int] = {}
        """The decisions of the moves that were sent, by message id."""
        self.confirmed: dict[str, str] = {}
        """The confirmed moves, by message id."""
        self.pending: dict[str, Any] | None = None
        self.is_over = False
        self.visits = 0
        self.sent_again = 0
        self.refused = 0
        """Refusals for a temporary reason."""
        self.first_news: list[tuple[float, float]] = []
        """For each connection with news: when it was opened, and when its first update arrived."""
        self.last_news = 0.0
        self._opened = 0.0
        self._temporary = temporary
        self._options: dict[str, Any] = {"open_timeout": PATIENT}
        if heartbeat is not None:
            self._options = {
                "open_timeout": 2 * heartbeat,
                "ping_interval": heartbeat,
                "ping_timeout": heartbeat,
                "close_timeout": heartbeat,
            }
        self._ids = itertools.count()

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self._visit()
            except GONE:
                await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        url = f"{self.url}&since={self.version}"
        self._opened = monotonic()
        async with connect(url, additional_headers=self.headers, compression=None, **self._options) as socket:
            live = Live(socket)
            seen = 0
            while live.closed is None and not self.is_over:
                await live.until(lambda: len(live.messages) > seen or live.closed is not None, PATIENT)  # noqa: B023
                fresh = live.messages[seen:]
                seen += len(fresh)
                for message in fresh:
                    await self._take(live, message)
                await self._answer(live)

    async def _take(self, live: Live, message: dict[str, Any]) -> None:
        for told in [*message.get("missed", []), *message.get("told", [])]:
            assert told["version"] == self.version + 1, "a version was left out or told twice"
            self.version += 1
            self.told[self.version] = (told["seat"], told["move"])
        if message["type"] == "update" and message["told"]:
            self._note_news()
        if message["type"] == "welcome":
            assert message["version"] == self.version
            self.seat = message["seat"]
            self.visits += 1
            await self._send_again(live)
        if self.pending is not None:
            await self._settle(live, message, self.pending)

    async def _settle(self, live: Live, message: dict[str, Any], pending: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["id"] == pending["id"]:
            assert message["refusal"]["code"] in self._temporary, message
            self.refused += 1
            await asyncio.sleep(PAUSE)
            await live.send(pending)
        elif message.get("ack") == pending["id"]:
            self.confirmed[pending["id"]] = pending["move"]
            self.pending = None

    def _note_news(self) -> None:
        self.last_news = monotonic()
        if not self.first_news or self.first_news[-1][0] != self._opened:
            self.first_news.append((self._opened, self.last_news))

    async def _send_again(self, live: Live) -> None:
        """Send the pending move again, and a second move for the same decision. Only one of them may count."""
        if self.pending is not None:
            self.sent_again += 1
            await live.send(self.pending)
            await live.send({**self.pending, "id": f"rival-{self.pending['id']}"})

    async def _answer(self, live: Live) -> None:
        self.is_over = live.is_over() and self.pending is None
        decision = live.decision
        if self.pending is None and decision is not None and decision not in self.decisions.values():
            request = f"{self.prefix}m{next(self._ids)}"
            self.decisions[request] = decision
            move = any_move(live, self.chance)
            self.pending = {"type": "move", "id": request, "decision": decision, "move": move}
            await live.send(self.pending)
