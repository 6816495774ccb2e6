"""The live socket of a table, as a plain ASGI handler: it is on the path of every move."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.errors import BadRequest, NotAllowed, NotKnown, TooOften
from goldgavel.server.identity import bearer_of, cookie_of, is_same_site
from goldgavel.server.limits import Bucket
from goldgavel.server.live import messages, seating
from goldgavel.server.live.audience import refusal
from goldgavel.server.live.connection import BROKEN, FLOOD, RELOAD, Connection
from goldgavel.server.live.wire import wire_of
from goldgavel.text import LANGUAGES

if TYPE_CHECKING:
    from goldgavel.server.app import Server
    from goldgavel.server.live.table import LiveTable

LOG = logging.getLogger("goldgavel.server")

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
    """One client from the handshake to the end."""
    await receive()
    visit = read_visit(scope)
    status = refused_status(server, scope)
    if status:
        await turn_away(scope, send, status)
        return
    await send({"type": "websocket.accept"})
    connection = Connection(send, wire_of(scope), lang=visit.lang, since=visit.since)
    writer = asyncio.create_task(connection.write())
    try:
        table = await enter(server, scope, visit, connection)
        if table is not None:
            await converse(server, table, connection, receive)
        else:
            await wait_for_end(receive)
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


def refused_status(server: "Server", scope: Any) -> int:
    """What is wrong before anybody looks who it is: 0 if nothing is."""
    address = scope["client"][0] if scope.get("client") else ""
    if not scope["path"].startswith(PATH):
        return 404
    if not server.requests.take(address, server.house.clock()):
        return TooOften.status
    by_cookie = bearer_of(scope["headers"]) is None
    if by_cookie and not is_same_site(scope["headers"], scope["scheme"], server.house.settings.origins):
        return NotAllowed.status
    return 0


async def turn_away(scope: Any, send: Any, status: int) -> None:
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
    else:
        await send({"type": "websocket.close", "code": 1008})


async def enter(server: "Server", scope: Any, visit: Visit, connection: Connection) -> "LiveTable | None":
    """Find the table and the person's place at it; if there is none, say why and close."""
    if visit.protocol != str(messages.PROTOCOL):
        connection.push(messages.encode(messages.Reload(protocol=messages.PROTOCOL)))
        connection.close(RELOAD)
        return None
    try:
        secret = bearer_of(scope["headers"]) or cookie_of(scope["headers"])
        player = await server.identities.find(secret)
        if player is None and bearer_of(scope["headers"]) is not None:
            raise NotKnown
        connection.player = None if player is None else player.id
        table = await server.hall.find(visit.table)
        require_room(server, table, connection)
        await server.hall.arrive(table, connection)
    except GoldGavelError as problem:
        said = refusal(problem, visit.lang or "en")
        connection.push(messages.encode(messages.Refused(id=None, refusal=said)))
        connection.close(4000 + getattr(problem, "status", 400))
        return None
    return table


def require_room(server: "Server", table: "LiveTable", connection: Connection) -> None:
    settings = server.house.settings
    seat = seating.seat_of_player(table.seats, connection.player)
    if seat is not None:
        if len(table.audience.by_reader[seat + 1]) >= settings.most_devices:
            raise NotAllowed("table-too-many-devices", most=settings.most_devices)
        return
    if table.row.status != "open" and not table.row.spectators:
        raise NotAllowed("table-no-spectators")
    if table.audience.watching() >= settings.most_sockets:
        raise NotAllowed("table-full-house")


async def converse(server: "Server", table: "LiveTable", connection: Connection, receive: Any) -> None:
    """Read until the client is gone. It is never cancelled in the middle of a move."""
    settings = server.house.settings
    bucket = Bucket(settings.message_rate, settings.message_burst, server.house.clock())
    try:
        while connection.closing is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                break
            if not bucket.take(server.house.clock()):
                say_refused(connection, TooOften())
                connection.close(FLOOD)
                break
            await hear(table, connection, event)
    finally:
        server.hall.leave_socket(table, connection)
    if connection.closing is not None:
        await wait_for_end(receive)


async def hear(table: "LiveTable", connection: Connection, event: Any) -> None:
    try:
        message = messages.decode(event.get("text") or event.get("bytes") or b"")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        say_refused(connection, BadRequest("message-unreadable"))
        return
    try:
        await table.receive(connection, message)
    except Exception:
        LOG.exception("table %s", table.row.id)
        connection.close(BROKEN)


def say_refused(connection: Connection, problem: GoldGavelError) -> None:
    connection.push(messages.encode(messages.Refused(id=None, refusal=refusal(problem, connection.lang or "en"))))


async def wait_for_end(receive: Any) -> None:
    """Until the closing is done: what the client still says is not heard."""
    while (await receive())["type"] != "websocket.disconnect":
        pass
