"""A seat at a server's table, over the live socket (docs/protocol.md)."""

from typing import Any

from msgspec import UNSET

from goldgavel import games
from goldgavel.client.live import LiveClient
from goldgavel.protocol.messages import (
    Chat,
    ClocksStand,
    FairNews,
    FromClient,
    GiveOrder,
    Line,
    OrderStands,
    Refusal,
    Request,
    ServerMessage,
    TableNews,
    Update,
    Welcome,
)
from goldgavel.protocol.table_info import TableInfo
from goldgavel.text import Speech
from goldgavel.tui.seat.join import JoinedTable
from goldgavel.tui.seat.messages import chat_line, names_at, waits_for_player
from goldgavel.tui.seat.seat import PlayerSeat, SeatSnapshot
from goldgavel.tui.seat.series import series_line


class RemoteSeat(PlayerSeat):
    is_local = False

    def __init__(self, joined: JoinedTable, lang: str) -> None:
        self.joined = joined
        self.game = games.load(joined.table.game, joined.table.options)
        super().__init__(Speech(lang, names_at(joined.table, lang), None))
        self._client = LiveClient(joined.link, joined.token, self.game, self, "ids")
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

    async def on_message(self, message: ServerMessage) -> None:
        if isinstance(message, Welcome):
            await self._welcomed(message)
        elif isinstance(message, Update):
            self._updated(message)
        elif isinstance(message, TableNews):
            self._publish_table(message.table)
        elif isinstance(message, OrderStands):
            self.publish(order=message.order)
        elif isinstance(message, Chat):
            self._show_chat(message.lines)
        elif isinstance(message, ClocksStand):
            self.publish(clocks=message.clocks)
        elif isinstance(message, FairNews):
            await self._client.add_number(message.fair, self.snapshot.seat)

    async def _welcomed(self, message: Welcome) -> None:
        lang, is_first = self.snapshot.speech.lang, not self._was_welcomed
        series = series_line(message.table, message.seat, lang) if is_first else ""
        self._was_welcomed = True
        now = SeatSnapshot(
            speech=Speech(lang, names_at(message.table, lang), message.seat),
            view=message.view,
            news=() if is_first else message.missed,
            remarks=(series,) if series else (),
            decision=message.decision,
            refusals=message.refusals,
            order=message.order,
            undo=message.undo,
            wish=message.wish,
            status=message.table.status,
            clocks=message.clocks or (),
        )
        self.publish(**now._asdict())
        await self._client.add_number(message.fair, self.snapshot.seat)

    def _updated(self, message: Update) -> None:
        before, view = self.snapshot, self._client.view
        self.publish(
            view=view,
            news=message.told,
            decision=message.decision,
            refusals=message.refusals or {},
            undo=before.undo if message.undo is UNSET else message.undo,
            wish=before.wish if message.wish is UNSET else message.wish,
            status="over" if view is not None and view.phase == "over" else before.status,
            clocks=before.clocks if message.clocks is UNSET else message.clocks,
        )

    def _show_chat(self, lines: tuple[Line, ...]) -> None:
        fresh = [line for line in lines if line.id not in self._shown_chat]
        self._shown_chat.update(line.id for line in fresh)
        if fresh:
            self.publish(remarks=tuple(chat_line(line, self.snapshot.speech) for line in fresh))

    def _publish_table(self, table: TableInfo) -> None:
        speech = self.snapshot.speech
        self.publish(speech=speech._replace(names=names_at(table, speech.lang)), status=table.status)

    # Messages from the player.

    async def send(self, message: FromClient) -> Refusal | None:
        if not isinstance(message, Request | GiveOrder):
            await self._client.send(message)
            return None
        try:
            return await self._client.ask(message)
        except ConnectionResetError:
            return Refusal(code="page-away")
