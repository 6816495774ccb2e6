"""Client for the live socket of one table (docs/protocol.md). Reconnects and resends unanswered messages."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from goldgavel.client.links import JoinError, TableLink
from goldgavel.kernel.game import Game
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.protocol.decoder import MessageDecoder, merged
from goldgavel.protocol.messages import (
    AddNumber,
    FromClient,
    GiveOrder,
    OrderStands,
    Refusal,
    Refused,
    Request,
    ServerMessage,
    Update,
    Welcome,
    Words,
    encode,
)
from goldgavel.session.fairness import FairState

if TYPE_CHECKING:
    from goldgavel.kernel.views import View

Answer = Refusal | None
"""Why a request was refused, or None if it was carried out."""

PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before the next attempt to connect; the last one is repeated."""
FINAL_CODES: dict[int | None, str] = {
    CloseCode.LEFT: "page-gone",
    CloseCode.RELOAD: "tui-server-newer",
    CloseCode.REMOVED: "page-removed",
    CloseCode.FORGOTTEN: "tui-server-forgot",
    CloseCode.FORBIDDEN: "page-removed",
    CloseCode.UNKNOWN: "page-gone",
}
"""Close codes after which the client does not reconnect, with their messages."""


class LiveListener(Protocol):
    """Callbacks of a `LiveClient`."""

    async def on_message(self, message: ServerMessage) -> None:
        """Handle a message. The client's `view` and `version` are already up to date."""

    def on_disconnect(self) -> None:
        """Handle a lost connection. The client reconnects."""

    def is_done(self) -> bool:
        """Return True if the connection is no longer needed."""


class LiveClient:
    def __init__(
        self,
        link: TableLink,
        token: str | None,
        game: Game[Any, Any],
        listener: LiveListener,
        words: Words | None = None,
    ) -> None:
        self.link = link
        self.token = token
        self.words = words
        """What the server adds to the data of each entry."""
        self.view: View | None = None
        """The current view of our seat; None before the game starts."""
        self.version: int | None = None
        """The last version received. After a reconnect the server sends what came later."""
        self._decoder = MessageDecoder(game)
        self._listener = listener
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[Request, asyncio.Future[Answer]]] = {}
        """By id: unanswered messages. They are resent after a reconnect; the server carries each out once."""
        self._unnamed: list[asyncio.Future[Answer]] = []
        """Orders, which have no id and are answered in turn."""

    # The connection.

    async def run(self, max_attempts: int | None = None) -> None:
        """Stay connected until the listener is done; raise `JoinError` if the server cannot be reached.

        After the first connection, the client retries without limit unless `max_attempts` in a row is given.
        """
        attempt = 0
        while not self._listener.is_done():
            known = self.version
            try:
                await self._connected()
            except asyncio.CancelledError:
                self.abort()
                raise
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except InvalidURI:
                raise self._unreachable() from None
            if self._listener.is_done():
                return
            attempt = 0 if self.version is not None and self.version != known else attempt + 1
            most = len(PAUSES) if self.version is None else max_attempts
            if most is not None and attempt > most:
                raise self._unreachable()
            self._disconnected()
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])

    async def _connected(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = self.link.live(self.words, self.version)
        async with connect(address, additional_headers=headers, max_size=4 << 20) as socket:
            self._socket = socket
            with suppress(ConnectionClosed):
                async for frame in socket:
                    await self._receive(frame)
                    if self._listener.is_done():
                        return
        if socket.close_code in FINAL_CODES:
            raise JoinError(FINAL_CODES[socket.close_code])

    def _unreachable(self) -> JoinError:
        return JoinError("tui-server-silent", server=self.link.server)

    def abort(self) -> None:
        """Close the connection without waiting for the closing handshake."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _disconnected(self) -> None:
        self._socket = None
        for waiting in self._unnamed:
            waiting.cancel()
        self._unnamed.clear()
        self._listener.on_disconnect()

    # Messages from the server.

    async def _receive(self, frame: str | bytes) -> None:
        """Process one frame. A message that does not follow the protocol raises `JoinError`."""
        try:
            message = self._decoder.decode(frame)
        except msgspec.MsgspecError as problem:
            raise JoinError("tui-server-newer") from problem
        if message is not None:
            self._merge(message)
            await self._listener.on_message(message)
            await self._resolve_requests(message)

    def _merge(self, message: ServerMessage) -> None:
        if isinstance(message, Welcome):
            self.view, self.version = message.view, message.version
        elif isinstance(message, Update):
            self.view = None if self.view is None else merged(self.view, message)
            self.version = message.version

    async def _resolve_requests(self, message: ServerMessage) -> None:
        """Resolve the requests that this message answers; after a welcome, resend the pending ones."""
        if isinstance(message, Welcome):
            for sent, _ in list(self._pending.values()):
                await self.send(sent)
        elif isinstance(message, OrderStands):
            self._resolve_unnamed(None)
        elif isinstance(message, Refused):
            if message.id is None:
                self._resolve_unnamed(message.refusal)
            self._resolve(message.id, message.refusal)
        else:
            self._resolve(getattr(message, "ack", None), None)

    def _resolve(self, request: str | None, answer: Answer) -> None:
        if request in self._pending:
            waiting = self._pending.pop(request)[1]
            if not waiting.done():
                waiting.set_result(answer)

    def _resolve_unnamed(self, answer: Answer) -> None:
        if self._unnamed:
            waiting = self._unnamed.pop(0)
            if not waiting.done():
                waiting.set_result(answer)

    # Messages to the server.

    async def ask(self, message: Request | GiveOrder) -> Answer:
        """Send a message and wait for its answer.

        Raises ConnectionResetError if the connection is lost before the answer to an order, which has no id.
        """
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if isinstance(message, Request):
            self._pending[message.id] = (message, waiting)
        else:
            self._unnamed.append(waiting)
        await self.send(message)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.cancelled():
                raise ConnectionResetError from None
            raise

    async def send(self, message: FromClient) -> None:
        """Send a message if connected. Requests sent with `ask` are resent on the next connection."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    async def add_number(self, fair: FairState | None, seat: int | None) -> None:
        """Send our random number for the coming deal, so that no one else can choose the cards (docs/fair.md)."""
        if fair is None or fair.coming is None or seat is None:
            return
        if all(number.seat != seat for number in fair.coming.numbers):
            await self.send(AddNumber(round=fair.coming.round, number=secrets.token_hex(16)))
