"""Clients of a real server: identities over HTTP, and seats over the live socket."""

import asyncio
import itertools
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SOON = 60.0
"""Seconds after which a test gives up. Only what hangs takes so long, also on a busy machine."""
DEALT = 2
"""The version of a game after the first deal: a commitment, then the cards. (In Aurum another one follows.)"""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For `verify=`. Nothing here is encrypted, and loading the default certificates takes longer than a dozen
requests."""
NO_PACE = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "bot_pause": 0, "numbers_wait": 0}


class Person:
    """A player with a token, and their HTTP requests."""

    def __init__(self, address: str, answer: dict[str, Any]) -> None:
        self.address = address
        self.id: str = answer["id"]
        self.name: str = answer["name"]
        self.token: str = answer["token"]

    @classmethod
    def new(cls, address: str, name: str = "Anna") -> Self:
        wish = {"name": name, "program": True}
        answer = httpx.post(f"{address}/api/identity", json=wish, timeout=SOON, verify=NO_TLS)
        answer.raise_for_status()
        return cls(address, answer.json())

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        where = f"{self.address}/api{path}"
        return httpx.request(method, where, json=body, headers=headers, timeout=SOON, verify=NO_TLS)

    def get(self, method: str, path: str, body: object = None) -> Any:
        """Make a request that must succeed and return its answer."""
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def make_table(self, game: str, options: dict[str, Any], **more: Any) -> str:
        spec = {"game": game, "options": options, "pace": NO_PACE, **more}
        table: str = self.get("POST", "/tables", spec)["id"]
        return table

    def sit(self, table: str, seat: int) -> None:
        self.get("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})


def seated_table(address: str, game: str, options: dict[str, Any], **more: Any) -> tuple[str, list[Person]]:
    """Return a started table, and a person per seat, in the order of the seats."""
    people = [Person.new(address, f"P{seat}") for seat in range(options["players"])]
    table = people[0].make_table(game, options, **more)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)
    people[0].get("POST", f"/tables/{table}/start")
    return table, people


class Live:
    """A socket at a table. It keeps the view up to date as any client does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seat: int | None = None
        self.version = 0
        self.decision: int | None = None
        self.answered: int | None = None
        self.closed: int | None = None
        self._ids = itertools.count()
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                async with self._changed:
                    self.frames.append(frame)
                    self.take(msgspec.json.decode(frame))
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        async with self._changed:
            self.closed = self.socket.close_code
            self._changed.notify_all()

    def take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        self.table = message.get("table", self.table)
        if message["type"] == "welcome":
            self.view = message["view"] or {}
            self.seat, self.version, self.decision = message["seat"], message["version"], message["decision"]
        elif message["type"] == "update":
            assert [told["version"] for told in message["told"]] == list(
                range(self.version + 1, message["version"] + 1)
            ), "a version was left out or came twice"
            self.view = {**self.view, **message["view"]}
            self.view["moves"] = self.view["moves"] + message.get("moves", [])
            self.version, self.decision = message["version"], message["decision"]

    async def until(self, true: Callable[[], object], within: float = SOON) -> None:
        async with asyncio.timeout(within), self._changed:
            await self._changed.wait_for(lambda: true() or self.closed is not None)
        assert true(), f"the socket was closed with {self.closed}: {self.frames[-1:]}"

    async def until_closed(self) -> int:
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def ask(self, message: object, kind: str) -> dict[str, Any]:
        """Send a message and return the next answer of that kind."""
        seen = len(self.messages)
        await self.send(message)
        await self.until(lambda: any(found["type"] == kind for found in self.messages[seen:]))
        return next(found for found in self.messages[seen:] if found["type"] == kind)

    async def move(self, text: str, *, request: str | None = None, decision: int | None = None) -> str:
        """Send a move for the open decision and return the message's id."""
        request = request or f"m{next(self._ids)}"
        asked = self.decision if decision is None else decision
        self.answered = asked
        await self.send({"type": "move", "id": request, "decision": asked, "move": text})
        return request

    async def confirmed(self, request: str) -> None:
        await self.until(lambda: any(message.get("ack") == request for message in self.messages))

    def is_asked(self) -> bool:
        """True if there is a decision that has not been answered yet."""
        return self.decision not in {None, self.answered}

    def is_over(self) -> bool:
        return self.view.get("phase") == "over"


@asynccontextmanager
async def live(
    address: str, table: str, person: Person | None = None, *, query: str = "protocol=1", **more: Any
) -> AsyncIterator[Live]:
    """Connect and wait for the first message. If the server refuses, `closed` has the code."""
    headers = {"Authorization": f"Bearer {person.token}"} if person else {}
    url = address.replace("http", "ws", 1) + f"/live/{table}?{query}"
    patient = {"open_timeout": SOON, **more}
    async with connect(url, additional_headers=headers, compression=None, **patient) as socket:
        found = Live(socket)
        await found.until(lambda: found.messages)
        yield found


@asynccontextmanager
async def all_live(
    address: str, table: str, people: Sequence[Person], query: str = "protocol=1"
) -> AsyncIterator[list[Live]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(live(address, table, person, query=query)) for person in people]


async def play_out(seats: Sequence[Live], chance: Random) -> None:
    """Answer the decisions of every seat until the game is over."""
    await asyncio.gather(*(play_seat(seat, Random(chance.random())) for seat in seats))


async def play_seat(seat: Live, chance: Random) -> None:
    while True:
        await seat.until(lambda: seat.is_over() or seat.is_asked())
        if seat.is_over():
            return
        await seat.move(any_move(seat, chance))


def any_move(seat: Live, chance: Random) -> str:
    """Return a random legal move. Bids are kept, because random players would change them in every window."""
    legal: list[str] = seat.view["legal"]
    return "keep" if "keep" in legal else chance.choice(legal)
