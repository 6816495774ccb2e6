"""Refused clients: messages that are too large, too many or malformed, and clients that never read or send."""

import asyncio
import logging
import re
import socket as sockets
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from goldgavel.server.lifecycle.run import LARGEST_MESSAGE
from goldgavel.server.sockets import connection
from tests.kit.clients.live_client import DEALT, Live, all_live, live, play_out, seated_table
from tests.kit.servers import server_thread
from tests.kit.servers.captured_logs import CapturedLogs
from tests.kit.servers.server_thread import UNLIMITED, running_server

MOVE = '{"type":"move","id":"a","decision":1,"move":"bid 2"}'
HALF_READABLE = [
    ('{"type":"ping","id":"a","more":' + '{"a":' * 600 + "1" + "}" * 600 + "}", "more"),
    (MOVE.replace('"decision":1', '"decision":1e999'), "decision"),
    ('{"type":"ping","id":"a","more":1}', "more"),
    ('{"type":"why","id":"a","move":"bid 2"}', "type"),
    ('{"type":["ping"],"id":"a"}', "type"),
    ('{"type":"order","id":"a","order":"keep"}', "id"),
    (MOVE.replace('"decision":1', '"decision":"1"'), "decision"),
    (MOVE.replace('"decision":1', '"decision":1.5'), "decision"),
    (MOVE.replace('"decision":1', '"decision":true'), "decision"),
    (MOVE.replace('"decision":1', '"decision":null'), "decision"),
    (MOVE.replace('"decision":1,', ""), "decision"),
    (MOVE.replace('"bid 2"', '{"bid":2}'), "move"),
    (MOVE.replace('"bid 2"', '""'), "move"),
    (MOVE.replace("}", ',"\u202e' + "x" * 80 + '":1}'), "x" * 39 + "…"),
]
"""Messages with an id that can be read, and the field that is wrong."""
UNREADABLE: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    "17",
    '"move"',
    "{'type':'ping'}",
    "\x00",
    '{"type":"ping","id":"a"',
    '{"type":"ping","id":"a"}{"type":"ping","id":"b"}',
    '{"type":"ping"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":7}',
    '{"type":"ping","id":null}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":"\\udc00\\ud800"}',
    '{"type":"welcome"}',
    '{"type":"update","version":5,"told":[],"view":{}}',
    '{"type":"ready","ready":true}',
    '{"type":"order","order":"obey"}',
    '{"type":"order","order":"change","move":["swap"]}',
    '{"type":"order","order":"change","move":"' + "x" * 81 + '"}',
    '{"type":"why","move":"bid 2"}',
    MOVE.replace('"decision":1', '"decision":NaN'),
    MOVE.replace('"a"', '"' + "a" * 65 + '"'),
    '{"type":' + "[" * 2000,
    "[" * 4000,
    b"\xff\xfe\x00",
    b'{"type":"ping","id":"\xff"}',
    b"\x00" * 4096,
]


@pytest.fixture
def address(watched: tuple[str, CapturedLogs]) -> Iterator[str]:
    yield watched[0]
    assert watched[1].lines == []


async def check_well(client: Live, name: str = "well") -> None:
    answer = await client.ask({"type": "ping", "id": name}, "pong")
    assert answer["id"] == name


def test_what_cannot_be_read_is_refused_and_no_more(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0]) as client:
            for message in UNREADABLE:
                seen = len(client.messages)
                await client.socket.send(message)
                await client.until(lambda: len(client.messages) > seen)  # noqa: B023
                answer = client.messages[seen]
                assert answer["type"] == "refused", message
                assert (answer["id"], answer["refusal"]["code"]) == (None, "message-unreadable"), message
            await check_well(client)
            assert client.version == DEALT

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_an_unreadable_message_is_refused_with_its_id_and_the_field(address: str, lang: str) -> None:
    """A client that waits for the answer to its message gets one."""
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0], query=f"protocol=1&lang={lang}") as client:
            for message, field in HALF_READABLE:
                seen = len(client.messages)
                await client.socket.send(message)
                await client.until(lambda: len(client.messages) > seen)  # noqa: B023
                answer = client.messages[seen]
                assert (answer["type"], answer["id"]) == ("refused", "a"), message
                assert answer["refusal"]["code"] == "message-unreadable"
                assert re.search(rf"[“«]\s?{field}\s?[”»]", answer["refusal"]["text"]), answer["refusal"]
            assert client.version == DEALT

    asyncio.run(play())


def test_a_message_may_come_in_pieces(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0]) as client:
            await client.socket.send(['{"type":', "", '"ping","id"', ':"whole"}'])
            await client.until(lambda: client.messages[-1] == {"type": "pong", "id": "whole"})
            await client.socket.send([b'{"type":"pi', b'ng","id":"b"}'])
            await client.until(lambda: client.messages[-1] == {"type": "pong", "id": "b"})

    asyncio.run(play())


@pytest.mark.parametrize("pieces", [1, 2, 50])
def test_a_message_that_is_too_large_ends_its_socket_only(address: str, pieces: int) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0]) as client, live(address, table, people[1]) as other:
            await client.ask(" " * LARGEST_MESSAGE, "refused")  # the largest accepted message
            size = LARGEST_MESSAGE // pieces + 1
            await client.socket.send([" " * size] * pieces if pieces > 1 else " " * size)
            assert await client.until_closed() == 1009
            await other.until(lambda: other.table["seats"][0]["here"] is False)
            await check_well(other)

    asyncio.run(play())


def test_bytes_that_are_no_frames_end_their_socket_only(watched: tuple[str, CapturedLogs]) -> None:
    """The ASGI server itself logs text that is not UTF-8, but not its content."""
    address, logs = watched
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0]) as other:
            for raw, code in ((b"\xff" * 20, 1002), (b"GET / HTTP/1.1\r\n\r\n", 1002), (b"\x81\x05hello", 1002)):
                async with live(address, table, people[1]) as client:
                    client.socket.transport.write(raw)
                    assert await client.until_closed() == code
            async with live(address, table, people[1]) as client:
                await client.socket.send(b'{"type":"ping","id":"\xff"}', text=True)
                assert await client.until_closed() == 1007
            await check_well(other)

    asyncio.run(play())
    assert all("UTF-8" in line for line in logs.lines)


def test_a_flood_ends_its_socket_and_nobody_elses() -> None:
    limits = msgspec.structs.replace(UNLIMITED, message_rate=20, message_burst=60)
    with running_server(limits) as address:
        table, people = seated_table(address, "auction", {"players": 3})
        quiet, others = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with live(address, table, people[0]) as flooding, all_live(address, quiet, others) as seats:
                playing = asyncio.create_task(play_out(seats, Random(1)))
                for number in range(200):
                    await flooding.send({"type": "ping", "id": str(number)})
                assert await flooding.until_closed() == 4029
                assert flooding.messages[-1]["refusal"]["code"] == "server-too-often"
                pongs = sum(message["type"] == "pong" for message in flooding.messages)
                assert 60 <= pongs < 200
                await playing
                assert all(seat.is_over() for seat in seats)

        asyncio.run(play())


def small_server(address: Any, **more: Any) -> sockets.socket:
    """A connection with small buffers, so that a client that stops reading is noticed soon."""
    found = sockets.create_server(address, **more)
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    return found


def deaf(address: str, table: str) -> connect:
    """A client that stops reading once its small buffers are full."""
    host, port = address.removeprefix("http://").split(":")
    small = sockets.socket()
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    url = f"ws://{host}:{port}/live/{table}?protocol=1&lang=ru"
    return connect(url, sock=small, compression=None, max_queue=1, close_timeout=0.1)


def test_who_never_reads_is_dropped_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_thread, "create_server", small_server)
    monkeypatch.setattr(connection, "BACKLOG", 16)
    monkeypatch.setattr(connection, "CLOSE_TIMEOUT", 0.1)
    with running_server() as address:
        table, people = seated_table(address, "aurum", {"players": 4, "match": "points"})

        async def play() -> None:
            async with all_live(address, table, people) as seats, deaf(address, table) as reader:
                await seats[0].until(lambda: seats[0].table["watching"] == 1)
                await play_out(seats, Random(5))
                assert all(seat.is_over() for seat in seats)
                await seats[0].until(lambda: seats[0].table["watching"] == 0)
                reader.transport.abort()

        asyncio.run(play())


def test_who_pings_without_end_and_reads_no_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the answers would accumulate in the server's memory."""
    monkeypatch.setattr(server_thread, "create_server", small_server)
    ping = b"\x89\xfd" + bytes(4) + bytes(125)
    with running_server() as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def flood() -> None:
            async with live(address, table, people[0]) as seat, deaf(address, table) as reader:
                await seat.until(lambda: seat.table["watching"] == 1)
                for _ in range(4000):
                    reader.transport.write(ping)
                await seat.until(lambda: seat.table["watching"] == 0)

        asyncio.run(flood())


def test_who_is_cut_off_or_says_nothing_disturbs_nobody(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    host, port = address.removeprefix("http://").split(":")

    async def play() -> None:
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(20)]
        for _, writer in silent[:10]:
            writer.write(f"GET /live/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n".encode())
        async with all_live(address, table, people) as seats:
            async with live(address, table, people[0]) as cut_off, live(address, table) as watcher:
                await seats[1].until(lambda: seats[1].table["watching"] == 1)
                cut_off.socket.transport.abort()
                watcher.socket.transport.abort()
                await seats[1].until(lambda: seats[1].table["watching"] == 0)
            await play_out(seats, Random(1))
        for _, writer in silent:
            writer.close()

    asyncio.run(play())


def test_the_logs_of_this_test_are_read(watched: tuple[str, CapturedLogs]) -> None:
    """Shows that the log assertions above can fail."""
    logging.getLogger("goldgavel.server").error("a %s", "word")
    logging.getLogger("uvicorn.error").error("another")
    assert watched[1].lines == ["a word", "another"]
