"""The live socket of a table, as a plain ASGI handler because it is on the path of every move."""

import asyncio
from typing import TYPE_CHECKING, Any, cast, get_args
from urllib.parse import parse_qs

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol import messages
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.protocol.version import PROTOCOL
from goldgavel.server.errors import Forbidden, TooManyRequests, Unauthorized, Unavailable
from goldgavel.server.live.reader import ClientReader
from goldgavel.server.players.identities import (
    SUBPROTOCOL,
    bearer_of,
    cookie_of,
    hash_secret,
    is_same_site,
    socket_bearer_of,
)
from goldgavel.server.runner import chat, telemetry
from goldgavel.server.runner.replies import refuse
from goldgavel.server.sockets.connection import CLOSE_TIMEOUT, Connection
from goldgavel.server.sockets.transport import FastWebSocketProtocol, wire_of
from goldgavel.storage.errors import NotOwner

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.services import Server

PATH = "/live/"
KNOWN_WORDS = frozenset(get_args(messages.Words))


class SocketRequest(msgspec.Struct, frozen=True):
    """What a handshake asks for: the parameters in its URL, and its subprotocol and token."""

    table: str
    protocol: str
    words: messages.Words | None
    since: int
    subprotocol: str | None
    bearer: str | None


def read_socket_request(scope: Any) -> SocketRequest:
    query = {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
    since = query.get("since", "")
    subprotocols = scope.get("subprotocols", ())
    return SocketRequest(
        table=scope["path"].removeprefix(PATH)[:64],
        protocol=query.get("protocol", str(PROTOCOL)),
        words=words_in(query),
        since=int(since) if since.isdecimal() and since.isascii() and len(since) < 10 else 2**31,
        subprotocol=SUBPROTOCOL if SUBPROTOCOL in subprotocols else None,
        bearer=socket_bearer_of(scope["headers"], subprotocols),
    )


def words_in(query: dict[str, str]) -> messages.Words | None:
    """The words that a client asks for. Clients of earlier versions ask with `lang` for sentences."""
    asked = query.get("words", query.get("lang"))
    if asked is None:
        return None
    return cast("messages.Words", asked) if asked in KNOWN_WORDS else "en"


async def live_socket(server: "Server", scope: Any, receive: Any, send: Any) -> None:
    """Serve one client from the handshake to the end. It counts against the limit of its address."""
    await receive()
    status = rejection_status(server, scope)
    if status:
        await reject(scope, send, status)
        return
    try:
        await serve_connection(server, scope, receive, send)
    finally:
        server.socket_limit.release(address_of(scope))


async def serve_connection(server: "Server", scope: Any, receive: Any, send: Any) -> None:
    asked = read_socket_request(scope)
    await send({"type": "websocket.accept", "subprotocol": asked.subprotocol})
    wire = wire_of(scope)
    connection = Connection(send, wire, words=asked.words, since=asked.since)
    writer = asyncio.create_task(connection.write())
    connection.metrics = server.context.metrics
    server.connections.add(connection)
    try:
        runner = await join_table(server, scope, asked, connection)
        if runner is not None:
            await read_messages(server, runner, connection, wire, receive)
        if connection.closing is not None:
            await asyncio.wait([writer], timeout=CLOSE_TIMEOUT)
    finally:
        server.connections.discard(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


def rejection_status(server: "Server", scope: Any) -> int:
    """The HTTP status to reject the handshake with; 0 to accept it, and the socket limit is acquired."""
    address = address_of(scope)
    if not scope["path"].startswith(PATH):
        return 404
    if server.is_closed:
        return Unavailable.status
    if not server.request_limit.take(address, server.context.clock()):
        server.context.metrics.floods.add("socket")
        return TooManyRequests.status
    by_cookie = bearer_of(scope["headers"]) is None
    if by_cookie and not is_same_site(scope["headers"], scope["scheme"], server.context.settings.origins):
        return Forbidden.status
    if not server.socket_limit.acquire(address):
        server.context.metrics.floods.add(server.socket_limit.name)
        return TooManyRequests.status
    return 0


def address_of(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


async def reject(scope: Any, send: Any, status: int) -> None:
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
        if (wire := wire_of(scope)) is not None:
            wire.mark_rejected()
    else:
        await send({"type": "websocket.close", "code": 1008})


async def join_table(
    server: "Server", scope: Any, asked: SocketRequest, connection: Connection
) -> "TableRunner | None":
    """Identify the player and join the table. If that fails, send the reason, close and return None."""
    if asked.protocol != str(PROTOCOL):
        connection.push(messages.encode(messages.Reload(protocol=PROTOCOL)))
        connection.close(CloseCode.RELOAD)
        return None
    try:
        secret = cookie_of(scope["headers"]) if asked.bearer is None else asked.bearer
        connection.device = None if secret is None else hash_secret(secret)
        player = await server.identities.find(secret)
        if player is None and asked.bearer is not None:
            raise Unauthorized
        connection.player = None if player is None else player.id
        return await server.registry.arrive(asked.table, connection)
    except NotOwner:  # it came to the wrong worker while the owner changed
        connection.close(CloseCode.RESTART)
        return None
    except GoldGavelError as problem:
        refuse(connection, problem)
        connection.close(4000 + getattr(problem, "status", 400))
        return None


async def read_messages(
    server: "Server",
    runner: "TableRunner",
    connection: Connection,
    wire: FastWebSocketProtocol | None,
    receive: Any,
) -> None:
    """Read messages until the client disconnects. A move is never cancelled halfway."""
    reader = ClientReader(server, runner, connection)
    metrics = server.context.metrics
    telemetry.socket_opened(metrics, runner.table, connection)
    if wire is not None:
        wire.text_handler = reader.try_fast_move
    try:
        await chat.send_history(runner, connection, even_if_empty=False)
        while (event := await connection.receive(receive)) is not None and event["type"] != "websocket.disconnect":
            await reader.read(event.get("text") or event.get("bytes") or b"")
        await reader.finish()
    finally:
        if wire is not None:
            wire.text_handler = None
        runner.leave(connection)
        telemetry.socket_closed(metrics, runner.table, connection)
