"""A seat at a server's table, over the live socket (docs/protocol.md)."""

from typing import Any

import msgspec

from goldgavel import games
from goldgavel.client.live import Answer, LiveClient
from goldgavel.session.proposals import Proposal
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.tui.seat.joining import Place
from goldgavel.tui.seat.messages import (
    Message,
    chat_line,
    clocks_in,
    is_waited_for,
    names_at,
    refusal_in,
    refusals_in,
)
from goldgavel.tui.seat.seat import NO_DECISION, Moment, News, Refusal, Seat


class RemoteSeat(Seat):
    is_alone = False

    def __init__(self, place: Place, lang: str) -> None:
        self.place = place
        self.game = games.load(place.table["game"], place.table["options"])
        super().__init__(Speech(lang, names_at(place.table, lang), None))
        self._client = LiveClient(place.link, place.token, lang, self)
        self._was_welcomed = False

    async def run(self) -> None:
        await self._client.run()

    def tell(self, **changes: Any) -> None:
        """The table waits for us if we are asked, and in a bid window only if we want to be."""
        super().tell(**changes | {"waits": is_waited_for(self.moment._replace(**changes))})

    # What the server says.

    def on_disconnect(self) -> None:
        self.tell(away=self.moment.speech.say("page-away"))

    def is_done(self) -> bool:
        return self.moment.is_over()

    async def on_message(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            await self._welcomed(message)
        elif kind == "update":
            self._updated(message)
        elif kind == "table":
            self._tell_table(message["table"])
        elif kind == "order":
            self.tell(order=msgspec.convert(message["order"], Order))
        elif kind == "chat":
            self.tell(news=tuple(chat_line(line) for line in message["lines"]))
        elif kind == "clocks":
            self.tell(clocks=clocks_in(message, ()))
        elif kind == "fair":
            await self._client.add_number(message["fair"], self.moment.seat)

    async def _welcomed(self, message: Message) -> None:
        lang = self.moment.speech.lang
        news = tuple(map(self._news, message["missed"])) if self._was_welcomed else ()
        self._was_welcomed = True
        now = Moment(
            speech=Speech(lang, names_at(message["table"], lang), message["seat"]),
            view=self._seen(),
            news=news,
            decision=message["decision"],
            refusals=refusals_in(message),
            order=msgspec.convert(message["order"], Order | None),
            undo=message.get("undo"),
            wish=msgspec.convert(message.get("wish"), Proposal | None),
            status=message["table"]["status"],
            clocks=clocks_in(message, ()),
        )
        self.tell(**now._asdict())
        await self._client.add_number(message.get("fair"), self.moment.seat)

    def _updated(self, message: Message) -> None:
        before = self.moment
        self.tell(
            view=self._seen(),
            news=tuple(map(self._news, message["told"])),
            decision=message["decision"],
            refusals=refusals_in(message),
            undo=message.get("undo", before.undo),
            wish=msgspec.convert(message["wish"], Proposal | None) if "wish" in message else before.wish,
            status="over" if self._client.view.get("phase") == "over" else before.status,
            clocks=clocks_in(message, before.clocks),
        )

    def _seen(self) -> Any:
        view = self._client.view
        return msgspec.convert(view, self.game.view_type) if view else None

    def _news(self, told: Message) -> News:
        kind: Any = self.game.event_type
        events = msgspec.convert(told["events"], tuple[kind, ...])
        return News(events, tuple(told.get("words", ())), aside="note" in told)

    def _tell_table(self, table: Message) -> None:
        speech = self.moment.speech
        self.tell(speech=speech._replace(names=names_at(table, speech.lang)), status=table["status"])

    # What is said to it.

    async def move(self, text: str, decision: int | None) -> Refusal | None:
        asked = NO_DECISION if decision is None else decision
        return await self._ask({"type": "move", "decision": asked, "move": text})

    async def give_order(self, order: Order) -> Refusal | None:
        message = {"type": "order", "order": order.order, "move": order.move, "waive": order.waive}
        try:
            return refusal_of(await self._client.ask_unnamed(message))
        except ConnectionResetError:
            return Refusal("page-away", None, self.moment.speech.say("page-away"))

    async def get_ready(self) -> None:
        await self._client.send({"type": "ready"})

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
        return refusal_of(await self._client.ask(message))


def refusal_of(answer: Answer) -> Refusal | None:
    return None if answer is None else refusal_in(answer)
