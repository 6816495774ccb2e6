"""Floods of connections: those that say nothing make room, and those that send slowly are ended."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from goldgavel.server import app
from goldgavel.server.app import Application
from goldgavel.server.sockets import guarded_http
from goldgavel.server.sockets.connection_limits import ConnectionLimits, most_connections
from tests.kit.clients.live_client import live, seated_table
from tests.kit.servers.server_thread import UNLIMITED, running_server

SOON = 60.0
LIMITED = msgspec.structs.replace(UNLIMITED, most_connections_per_address=3, proxies=())
SLOW = {
    "nothing": b"",
    "half a line": b"GET /health",
    "half of the headers": b"GET /api/games HTTP/1.1\r\nhost: x\r\n",
    "half of the body": b"POST /api/identity HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n{",
}


@contextmanager
def connected(address: str) -> Iterator[socket.socket]:
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), timeout=SOON) as found:
        yield found


def is_ended(connection: socket.socket) -> bool:
    """Wait until the server ends the connection."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("start", SLOW.values(), ids=SLOW)
def test_a_client_that_does_not_finish_its_request_is_disconnected(
    start: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded_http, "BODY_SECONDS", 0.2)
    for module in ("goldgavel.server.sockets.guarded_http", "goldgavel.server.cluster.http_protocol"):
        monkeypatch.setattr(f"{module}.HEAD_SECONDS", 0.2)
    with running_server() as address, connected(address) as slow:
        slow.sendall(start)
        assert is_ended(slow)
        assert httpx.get(f"{address}/api/games").status_code == 200


def test_a_client_between_two_requests_is_not_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_http, "HEAD_SECONDS", 0.1)
    with running_server() as address, httpx.Client(base_url=address) as client:
        for _ in range(3):
            assert client.get("/api/games").status_code == 200
            time.sleep(0.2)


def test_a_live_socket_outlasts_the_deadlines_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_http, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(guarded_http, "BODY_SECONDS", 0.2)
    with running_server() as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with live(address, table, people[0]) as client:
                await asyncio.sleep(0.6)
                await client.ask({"type": "ping", "id": "well"}, "pong")

        asyncio.run(play())


def test_a_body_in_chunks_is_refused_and_not_parsed() -> None:
    """In chunks of one byte a body stops the server for many seconds."""
    head = b"POST /api/identity HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with running_server() as address, connected(address) as client:
        client.sendall(head + b"1\r\nx\r\n" * 1000)
        assert client.recv(1000).startswith(b"HTTP/1.1 411 ")
        assert is_ended(client)
        assert httpx.get(f"{address}/api/games").status_code == 200


def test_the_connections_of_one_address_are_limited() -> None:
    with ExitStack() as stack, running_server(LIMITED) as address:
        for _ in range(3):
            stack.enter_context(connected(address)).sendall(b"GET")
        assert is_ended(stack.enter_context(connected(address)))


def test_silent_connections_make_room_for_visitors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.server.app.most_connections", lambda _: 20)
    with ExitStack() as stack, running_server() as address:
        silent = [stack.enter_context(connected(address)) for _ in range(30)]
        assert all(is_ended(one) for one in silent[:10])
        assert httpx.get(f"{address}/api/games").status_code == 200
        assert is_ended(silent[10])


def test_connections_are_counted_until_they_end() -> None:
    found: list[Application] = []
    application = app.application

    def noted(*args: Any, **named: Any) -> Application:
        found.append(application(*args, **named))
        return found[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.kit.servers.server_thread.application", noted)
        with running_server() as address:
            with ExitStack() as stack:
                for _ in range(5):
                    stack.enter_context(connected(address))
                give_up = time.monotonic() + SOON
                while len(found[0].connection_limits) < 5:
                    assert time.monotonic() < give_up
                    time.sleep(0.01)
            while len(found[0].connection_limits):
                assert time.monotonic() < give_up
                time.sleep(0.01)


@pytest.mark.parametrize(("files", "most"), [(1024, 659), (256, 128), (None, 100_000), (10**9, 100_000)])
def test_the_most_connections_leave_room_for_the_servers_own_files(files: int | None, most: int) -> None:
    assert most_connections(files) == most


def test_a_proxy_may_open_any_number() -> None:
    class Transport:
        def __init__(self, address: str) -> None:
            self.peer = (address, 1)

        def get_extra_info(self, _: str) -> Any:
            return self.peer

    limits = ConnectionLimits(100, 2, ("10.0.0.1",))
    assert [limits.enter(Transport("10.0.0.1")) for _ in range(5)] == [True] * 5  # type: ignore[arg-type]
    assert [limits.enter(Transport("10.0.0.2")) for _ in range(3)] == [True, True, False]  # type: ignore[arg-type]
    assert limits.refused == 1
