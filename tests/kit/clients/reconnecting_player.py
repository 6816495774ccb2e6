"""Players that reconnect after every failure of the server, and record what they received."""

import asyncio
import itertools
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.kit.clients.live_client import Live, Person, any_move

PATIENT = 300.0
GONE = (ConnectionError, WebSocketException)


class ReconnectingPlayer:
    """A player, or a spectator if there is no person. Unconfirmed messages are sent again unchanged."""

    def __init__(self, address: str, table: str, person: Person | None, chance: Random) -> None:
        self.url = address.replace("http", "ws", 1) + f"/live/{table}?protocol=1"
        self.headers = {"Authorization": f"Bearer {person.token}"} if person else {}
        self.chance = chance
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
        self.waits: list[float] = []
        """Seconds from each lost connection to the next news of the game."""
        self._lost_at: float | None = None
        self._ids = itertools.count()

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self._visit()
            except GONE:
                await asyncio.sleep(0.05)
            if self._lost_at is None:
                self._lost_at = monotonic()

    async def _visit(self) -> None:
        url = f"{self.url}&since={self.version}"
        async with connect(url, additional_headers=self.headers, compression=None, open_timeout=PATIENT) as socket:
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
            if self._lost_at is not None:
                self.waits.append(monotonic() - self._lost_at)
                self._lost_at = None
            self.told[self.version] = (told["seat"], told["move"])
        if message["type"] == "welcome":
            assert message["version"] == self.version
            self.seat = message["seat"]
            self.visits += 1
            await self._send_again(live)
        if self.pending is not None:
            assert message["type"] != "refused" or message["id"] != self.pending["id"], message
            if message.get("ack") == self.pending["id"]:
                self.confirmed[self.pending["id"]] = self.pending["move"]
                self.pending = None

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
            request = f"m{next(self._ids)}"
            self.decisions[request] = decision
            move = any_move(live, self.chance)
            self.pending = {"type": "move", "id": request, "decision": decision, "move": move}
            await live.send(self.pending)
