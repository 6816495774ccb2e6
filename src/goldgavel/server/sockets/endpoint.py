"""The live socket of a table, as a plain ASGI handler: it is on the path of every move."""

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.errors import NotAllowed, NotKnown, NotReady, TooOften
from goldgavel.server.players.identities import bearer_of, hashed, is_same_site, secret_of
from goldgavel.server.sockets import messages
from goldgavel.server.sockets.connection import PARTING, RELOAD, Connection
from goldgavel.server.sockets.reader import Listener
from goldgavel.server.sockets.transport import Wire, wire_of
from goldgavel.server.tables import chat, dispatch, telemetry
from goldgavel.text import LANGUAGES

if TYPE_CHECKING:
    from goldgavel.server.app import Server
    from goldgavel.server.tables.table import LiveTable

PATH = "/live/"


class Visit(msgspec.Struct, frozen=True):
    """What the address of a socket says."""

    table: str
    protocol: str
    lang: str | None
    since: int


def read_visit(scope: Any) -> Visit:
    query = {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
    lang = query.get("lang")
    since = query.get("since", "")
    return Visit(
        table=scope["path"].removeprefix(PATH)[:64],
        protocol=query.get("protocol", str(messages.PROTOCOL)),
        lang=None if lang is None else (lang if lang in LANGUAGES else "en"),
        since=int(since) if since.isdecimal() and since.isascii() and len(since) < 10 else 2**31,
    )


async def live_socket(server: "Server", scope: Any, receive: Any, send: Any) -> None:
    """One client from the handshake to the end, counted against its address."""
    await receive()
    status = refused_status(server, scope)
    if status:
        await turn_away(scope, send, status)
        return
    try:
        await attend(server, scope, receive, send)
    finally:
        server.places.give_back(address_of(scope))


async def attend(server: "Server", scope: Any, receive: Any, send: Any) -> None:
    visit = read_visit(scope)
    await send({"type": "websocket.accept"})
    wire = wire_of(scope)
    connection = Connection(send, wire, lang=visit.lang, since=visit.since)
    writer = asyncio.create_task(connection.write())
    connection.metrics = server.context.metrics
    server.connections.add(connection)
    try:
        table = await enter(server, scope, visit, connection)
        if table is not None:
            await converse(server, table, connection, wire, receive)
        if connection.closing is not None:
            await asyncio.wait([writer], timeout=PARTING)
    finally:
        server.connections.discard(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


def refused_status(server: "Server", scope: Any) -> int:
    """What is wrong before the visitor is identified. 0 if nothing is: then the socket has taken a place."""
    address = address_of(scope)
    if not scope["path"].startswith(PATH):
        return 404
    if server.is_closed:
        return NotReady.status
    if not server.requests.take(address, server.context.clock()):
        server.context.metrics.floods.add("socket")
        return TooOften.status
    by_cookie = bearer_of(scope["headers"]) is None
    if by_cookie and not is_same_site(scope["headers"], scope["scheme"], server.context.settings.origins):
        return NotAllowed.status
    if not server.places.take(address):
        server.context.metrics.floods.add(server.places.name)
        return TooOften.status
    return 0


def address_of(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


async def turn_away(scope: Any, send: Any, status: int) -> None:
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
        if (wire := wire_of(scope)) is not None:
            wire.turned_away()
    else:
        await send({"type": "websocket.close", "code": 1008})


async def enter(server: "Server", scope: Any, visit: Visit, connection: Connection) -> "LiveTable | None":
    """Find the table and the person's place at it; if there is none, say why and close."""
    if visit.protocol != str(messages.PROTOCOL):
        connection.push(messages.encode(messages.Reload(protocol=messages.PROTOCOL)))
        connection.close(RELOAD)
        return None
    try:
        secret = secret_of(scope["headers"])
        connection.device = None if secret is None else hashed(secret)
        player = await server.identities.find(secret)
        if player is None and bearer_of(scope["headers"]) is not None:
            raise NotKnown
        connection.player = None if player is None else player.id
        return await server.registry.arrive(visit.table, connection)
    except GoldGavelError as problem:
        dispatch.refuse(connection, problem)
        connection.close(4000 + getattr(problem, "status", 400))
        return None


async def converse(
    server: "Server", table: "LiveTable", connection: Connection, wire: Wire | None, receive: Any
) -> None:
    """Read until the client is gone. It is never cancelled in the middle of a move."""
    listener = Listener(server, table, connection)
    telemetry.came(table, connection)
    if wire is not None:
        wire.listener = listener.is_taken
    try:
        await chat.show(table, connection, anew=False)
        while (event := await connection.hear(receive)) is not None and event["type"] != "websocket.disconnect":
            await listener.hear(event.get("text") or event.get("bytes") or b"")
        await listener.finish()
    finally:
        if wire is not None:
            wire.listener = None
        server.registry.leave_socket(table, connection)
        telemetry.went(table, connection)
