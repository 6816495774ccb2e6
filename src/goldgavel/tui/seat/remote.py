"""A seat at a server's table, over the live socket (docs/protocol.md)."""

from typing import Any

import msgspec

from goldgavel import games
from goldgavel.client.live import Answer, LiveClient
from goldgavel.games.chapters import Heading
from goldgavel.session.proposals import Proposal
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.tui.seat.join import JoinedTable
from goldgavel.tui.seat.messages import (
    Message,
    chat_line,
    clocks_in,
    names_at,
    refusal_in,
    refusals_in,
    waits_for_player,
)
from goldgavel.tui.seat.seat import NO_DECISION, ActionRefusal, NewsItem, PlayerSeat, SeatSnapshot
from goldgavel.tui.seat.series import series_line


class RemoteSeat(PlayerSeat):
    is_local = False

    def __init__(self, joined: JoinedTable, lang: str) -> None:
        self.joined = joined
        self.game = games.load(joined.table["game"], joined.table["options"])
        super().__init__(Speech(lang, names_at(joined.table, lang), None))
        self._client = LiveClient(joined.link, joined.token, lang, self)
        self._was_welcomed = False
        self._shown_chat: set[int] = set()
        """Ids of the chat lines already shown. After a reconnection the server sends the whole chat again."""

    async def run(self) -> None:
        await self._client.run()

    def publish(self, **changes: Any) -> None:
        """Publish a snapshot. In a bid window, the table waits for the player only if their order is `ask`."""
        super().publish(**changes | {"waits_for_player": waits_for_player(self.snapshot._replace(**changes))})

    # Messages from the server.

    def on_disconnect(self) -> None:
        self.publish(connection_problem=self.snapshot.speech.say("page-away"))

    def is_done(self) -> bool:
        return self.snapshot.is_over()

    async def on_message(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            await self._welcomed(message)
        elif kind == "update":
            self._updated(message)
        elif kind == "table":
            self._publish_table(message["table"])
        elif kind == "order":
            self.publish(order=msgspec.convert(message["order"], Order))
        elif kind == "chat":
            self._show_chat(message["lines"])
        elif kind == "clocks":
            self.publish(clocks=clocks_in(message, ()))
        elif kind == "fair":
            await self._client.add_number(message["fair"], self.snapshot.seat)

    async def _welcomed(self, message: Message) -> None:
        lang = self.snapshot.speech.lang
        news = tuple(map(self._news, message["missed"])) if self._was_welcomed else self._series_news(message)
        self._was_welcomed = True
        now = SeatSnapshot(
            speech=Speech(lang, names_at(message["table"], lang), message["seat"]),
            view=self._current_view(),
            news=news,
            decision=message["decision"],
            refusals=refusals_in(message),
            order=msgspec.convert(message["order"], Order | None),
            undo=message.get("undo"),
            wish=msgspec.convert(message.get("wish"), Proposal | None),
            status=message["table"]["status"],
            clocks=clocks_in(message, ()),
        )
        self.publish(**now._asdict())
        await self._client.add_number(message.get("fair"), self.snapshot.seat)

    def _updated(self, message: Message) -> None:
        before = self.snapshot
        self.publish(
            view=self._current_view(),
            news=tuple(map(self._news, message["told"])),
            decision=message["decision"],
            refusals=refusals_in(message),
            undo=message.get("undo", before.undo),
            wish=msgspec.convert(message["wish"], Proposal | None) if "wish" in message else before.wish,
            status="over" if self._client.view.get("phase") == "over" else before.status,
            clocks=clocks_in(message, before.clocks),
        )

    def _current_view(self) -> Any:
        view = self._client.view
        return msgspec.convert(view, self.game.view_type) if view else None

    def _news(self, entry: Message) -> NewsItem:
        kind: Any = self.game.event_type
        events = msgspec.convert(entry["events"], tuple[kind, ...])
        headings = msgspec.convert(entry.get("headings", ()), tuple[Heading, ...])
        return NewsItem(events, tuple(entry.get("words", ())), headings, aside="note" in entry)

    def _series_news(self, message: Message) -> tuple[NewsItem, ...]:
        line = series_line(message["table"], message["seat"], self.snapshot.speech.lang)
        return (NewsItem((), (line,), aside=True),) if line else ()

    def _show_chat(self, lines: list[Message]) -> None:
        fresh = [line for line in lines if line["id"] not in self._shown_chat]
        self._shown_chat.update(line["id"] for line in fresh)
        if fresh:
            self.publish(news=tuple(chat_line(line, self.snapshot.speech) for line in fresh))

    def _publish_table(self, table: Message) -> None:
        speech = self.snapshot.speech
        self.publish(speech=speech._replace(names=names_at(table, speech.lang)), status=table["status"])

    # The player's actions.

    async def move(self, text: str, decision: int | None) -> ActionRefusal | None:
        asked = NO_DECISION if decision is None else decision
        return await self._ask({"type": "move", "decision": asked, "move": text})

    async def give_order(self, order: Order) -> ActionRefusal | None:
        message = {"type": "order", "order": order.order, "move": order.move, "waive": order.waive}
        try:
            return refusal_of(await self._client.ask_unnamed(message))
        except ConnectionResetError:
            return ActionRefusal("page-away", None, self.snapshot.speech.say("page-away"))

    async def get_ready(self) -> None:
        await self._client.send({"type": "ready"})

    async def take_back(self) -> ActionRefusal | None:
        return await self._ask({"type": "wish", "wish": "undo", "of": self.snapshot.undo or 0})

    async def answer_wish(self, *, agree: bool) -> ActionRefusal | None:
        wish = self.snapshot.wish
        if wish is None:
            return None
        return await self._ask({"type": "wish", "wish": "agree" if agree else "refuse", "of": wish.id})

    async def say(self, text: str) -> ActionRefusal | None:
        return await self._ask({"type": "say", "text": text})

    async def _ask(self, message: Message) -> ActionRefusal | None:
        return refusal_of(await self._client.ask(message))


def refusal_of(answer: Answer) -> ActionRefusal | None:
    return None if answer is None else refusal_in(answer)
