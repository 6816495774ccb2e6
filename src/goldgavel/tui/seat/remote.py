"""A seat at a server's table, over the live socket (docs/protocol.md)."""

import asyncio
import itertools
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from goldgavel import games
from goldgavel.session.orders import Order
from goldgavel.session.wishes import Wish
from goldgavel.text import Speech
from goldgavel.tui.seat.door import JoinError, Place
from goldgavel.tui.seat.reading import (
    Message,
    chat_line,
    clocks_in,
    is_waited_for,
    names_at,
    refusal_in,
    refusals_in,
)
from goldgavel.tui.seat.seat import NO_DECISION, Moment, News, Refusal, Seat

PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before one tries to come back; the last one again and again."""
FOR_GOOD = {4000: "page-gone", 4001: "tui-server-newer", 4003: "page-removed", 4401: "tui-server-forgot"}
FOR_GOOD |= {4403: "page-removed", 4404: "page-gone"}
"""Closing codes after which there is nothing to come back to."""


class RemoteSeat(Seat):
    is_alone = False

    def __init__(self, place: Place, lang: str) -> None:
        self.place = place
        self.game = games.load(place.table["game"], place.table["options"])
        super().__init__(Speech(lang, names_at(place.table, lang), None))
        self._view: Message = {}
        self._version: int | None = None
        self._ids = itertools.count()
        self._own = secrets.token_hex(4)
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[Message, asyncio.Future[Refusal | None]]] = {}
        """What was sent and is not answered yet: sent again after a lost connection, and carried out once."""
        self._unnamed: list[asyncio.Future[Refusal | None]] = []
        """Orders and their like, which are answered without an id, in order."""

    # The connection.

    async def run(self) -> None:
        for attempt in itertools.count():
            try:
                await self._connected()
            except asyncio.CancelledError:
                self._hang_up()
                raise
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except InvalidURI:
                raise JoinError("tui-server-silent", server=self.place.link.server) from None
            if self.moment.is_over():
                return
            if self._version is None and attempt >= len(PAUSES):
                raise JoinError("tui-server-silent", server=self.place.link.server)
            self._disconnected()
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])

    async def _connected(self) -> None:
        lang = self.moment.speech.lang
        headers = {"Authorization": f"Bearer {self.place.token}"} if self.place.token else {}
        address = self.place.link.live(lang, self._version)
        async with connect(address, additional_headers=headers, max_size=4 << 20) as socket:
            self._socket = socket
            with suppress(ConnectionClosed):
                async for frame in socket:
                    await self._understand(frame)
                    if self.moment.is_over():
                        return
        if socket.close_code in FOR_GOOD:
            raise JoinError(FOR_GOOD[socket.close_code])

    def _hang_up(self) -> None:
        """Who leaves does not wait for the server's goodbye, which may be cut short itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _disconnected(self) -> None:
        self._socket = None
        for waiting in self._unnamed:
            waiting.cancel()
        self._unnamed.clear()
        self.tell(away=self.moment.speech.say("page-away"))

    def tell(self, **changes: Any) -> None:
        """The table waits for us if we are asked, and in a bid window only if we want to be."""
        super().tell(**changes | {"waits": is_waited_for(self.moment._replace(**changes))})

    # What the server says.

    async def _understand(self, frame: str | bytes) -> None:
        """A server that speaks otherwise than the protocol says is none of ours."""
        try:
            await self._hear(msgspec.json.decode(frame))
        except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as problem:
            raise JoinError("tui-server-newer") from problem

    async def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind in {"welcome", "update"}:
            await (self._welcomed(message) if kind == "welcome" else self._updated(message))
        elif kind == "table":
            self._tell_table(message["table"])
        elif kind == "order":
            self.tell(order=msgspec.convert(message["order"], Order))
            self._answer_unnamed(None)
        elif kind == "refused":
            self._refused(message)
        elif kind == "chat":
            self.tell(news=tuple(chat_line(line) for line in message["lines"]))
            self._done(message.get("ack"), None)
        elif kind == "clocks":
            self.tell(clocks=clocks_in(message, ()))
        elif kind == "done":
            self._done(message["ack"], None)
        elif kind == "fair":
            await self._add_number(message["fair"])

    async def _welcomed(self, message: Message) -> None:
        self._view, seat = message["view"] or {}, message["seat"]
        known, self._version = self._version, message["version"]
        lang = self.moment.speech.lang
        news = tuple(map(self._news, message["missed"])) if known is not None else ()
        now = Moment(
            speech=Speech(lang, names_at(message["table"], lang), seat),
            view=self._seen(),
            news=news,
            decision=message["decision"],
            refusals=refusals_in(message),
            order=msgspec.convert(message["order"], Order | None),
            undo=message.get("undo"),
            wish=msgspec.convert(message.get("wish"), Wish | None),
            status=message["table"]["status"],
            clocks=clocks_in(message, ()),
        )
        self.tell(**now._asdict())
        for sent, _ in list(self._pending.values()):
            await self._send(sent)
        await self._add_number(message.get("fair"))

    async def _updated(self, message: Message) -> None:
        moves = self._view.get("moves", []) + message.get("moves", [])
        self._view = self._view | {"moves": moves} | message["view"]
        self._version = message["version"]
        before = self.moment
        self.tell(
            view=self._seen(),
            news=tuple(map(self._news, message["told"])),
            decision=message["decision"],
            refusals=refusals_in(message),
            undo=message.get("undo", before.undo),
            wish=msgspec.convert(message["wish"], Wish | None) if "wish" in message else before.wish,
            status="over" if self._view.get("phase") == "over" else before.status,
            clocks=clocks_in(message, before.clocks),
        )
        self._done(message.get("ack"), None)

    def _seen(self) -> Any:
        return msgspec.convert(self._view, self.game.view_type) if self._view else None

    def _news(self, told: Message) -> News:
        kind: Any = self.game.event_type
        events = msgspec.convert(told["events"], tuple[kind, ...])
        return News(events, tuple(told.get("words", ())), aside="note" in told)

    def _tell_table(self, table: Message) -> None:
        speech = self.moment.speech
        self.tell(speech=speech._replace(names=names_at(table, speech.lang)), status=table["status"])

    async def _add_number(self, fair: Message | None) -> None:
        """A number of our own for the coming deal, so that nobody else decides the cards alone (docs/fair.md)."""
        coming = (fair or {}).get("coming")
        if coming is None or self.moment.seat is None:
            return
        if all(number["seat"] != self.moment.seat for number in coming["numbers"]):
            number = {"type": "number", "round": coming["round"], "number": secrets.token_hex(16)}
            await self._send(number)

    # What is said to it.

    async def move(self, text: str, decision: int | None) -> Refusal | None:
        asked = NO_DECISION if decision is None else decision
        return await self._ask({"type": "move", "decision": asked, "move": text})

    async def give_order(self, order: Order) -> Refusal | None:
        message = {"type": "order", "order": order.order, "move": order.move, "waive": order.waive}
        waiting: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self._unnamed.append(waiting)
        await self._send(message)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.cancelled():
                return self._away()
            raise

    async def get_ready(self) -> None:
        await self._send({"type": "ready"})

    async def take_back(self) -> Refusal | None:
        return await self._ask({"type": "wish", "wish": "undo", "of": self.moment.undo or 0})

    async def answer_wish(self, *, agree: bool) -> Refusal | None:
        wish = self.moment.wish
        if wish is None:
            return None
        return await self._ask({"type": "wish", "wish": "agree" if agree else "refuse", "of": wish.id})

    async def say(self, text: str) -> Refusal | None:
        return await self._ask({"type": "say", "text": text})

    async def _ask(self, message: Message) -> Refusal | None:
        """Send it under an id of its own, and wait for what becomes of it."""
        request = f"t-{self._own}-{next(self._ids)}"
        waiting: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        sent = message | {"id": request}
        self._pending[request] = (sent, waiting)
        await self._send(sent)
        return await waiting

    async def _send(self, message: Message) -> None:
        """What cannot be sent now is sent when we are back, if it is waited for."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message).decode())

    def _refused(self, message: Message) -> None:
        refusal = refusal_in(message["refusal"])
        if message["id"] is None:
            self._answer_unnamed(refusal)
        self._done(message["id"], refusal)

    def _done(self, request: str | None, refusal: Refusal | None) -> None:
        if request in self._pending:
            waiting = self._pending.pop(request)[1]
            if not waiting.done():
                waiting.set_result(refusal)

    def _answer_unnamed(self, refusal: Refusal | None) -> None:
        if self._unnamed:
            waiting = self._unnamed.pop(0)
            if not waiting.done():
                waiting.set_result(refusal)

    def _away(self) -> Refusal:
        return Refusal("page-away", None, self.moment.speech.say("page-away"))
