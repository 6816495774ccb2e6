"""A token sent as a WebSocket subprotocol, for clients that cannot send headers."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tests.kit.clients.live_client import Live, Person
from tests.kit.servers.captured_logs import CapturedLogs, captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server

CLIENTS = ("httpx", "httpcore", "websockets.client")
FRIEND = "https://friend.example"
SETTINGS = msgspec.structs.replace(UNLIMITED, origins=(FRIEND,))


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with running_server(SETTINGS) as found:
        yield found


@pytest.fixture
def logs(site: str) -> Iterator[CapturedLogs]:  # noqa: ARG001 - the server has to run before its logs are captured
    with captured_logs() as found:
        yield found


@pytest.fixture
def anna(site: str) -> Person:
    return Person.new(site)


@asynccontextmanager
async def offering(
    site: str, table: str, subprotocols: Sequence[str], headers: dict[str, str] | None = None
) -> AsyncIterator[Live]:
    """Connect with subprotocols as a browser does, and wait for the first message."""
    url = site.replace("http", "ws", 1) + f"/live/{table}?protocol=1"
    offered = [Subprotocol(name) for name in subprotocols]
    async with connect(url, subprotocols=offered, additional_headers=headers, compression=None) as opened:
        found = Live(opened)
        await found.until(lambda: found.messages)
        yield found


def table_of(person: Person) -> str:
    return person.make_table("auction", {"players": 3})


@pytest.mark.parametrize("prefix", ["bearer.", "Bearer.", "BEARER."])
def test_a_token_takes_its_players_seat_and_is_not_sent_back(site: str, anna: Person, prefix: str) -> None:
    async def play() -> None:
        async with offering(site, table_of(anna), ["goldgavel", prefix + anna.token]) as seat:
            assert seat.seat == 0
            response = seat.socket.response
            assert response is not None
            assert seat.socket.subprotocol == "goldgavel"
            assert anna.token not in str(response)
            await asyncio.to_thread(anna.get, "DELETE", "/session")
            assert await seat.until_closed() == 4401  # the device was forgotten

    asyncio.run(play())


def test_an_offer_without_a_token_is_a_spectator(site: str, anna: Person) -> None:
    async def play() -> None:
        async with offering(site, table_of(anna), ["chat", "goldgavel"]) as found:
            assert (found.seat, found.socket.subprotocol) == (None, "goldgavel")

    asyncio.run(play())


@pytest.mark.parametrize("token", ["", "x", "'--", "A" * 43, "A" * 7000, "bearer.", "%00"])
def test_an_unknown_token_is_refused_and_nobody_watches_by_mistake(
    site: str, anna: Person, logs: CapturedLogs, token: str
) -> None:
    """Nor does the cookie count that a browser sends as well."""
    with httpx.Client(base_url=site) as browser:
        browser.post("/api/identity", json={"name": "Boris"})
        cookie = {"Cookie": f"goldgavel={browser.cookies['goldgavel']}"}

    async def play(subprotocols: list[str]) -> None:
        for headers in ({}, cookie):
            async with offering(site, table_of(anna), subprotocols, headers) as found:
                assert await found.until_closed() == 4401
                assert [message["type"] for message in found.messages] == ["refused"]
                assert found.messages[0]["refusal"]["code"] == "server-who-are-you"

    asyncio.run(play(["goldgavel", f"bearer.{token}"]))
    asyncio.run(play(["goldgavel", f"bearer.{token}", f"bearer.{anna.token}"]))
    assert logs.lines == []


def test_the_header_counts_before_the_subprotocol(site: str, anna: Person) -> None:
    boris = Person.new(site, "Boris")
    table = table_of(anna)

    async def seat(header: str, offered: str) -> int | None:
        headers = {"Authorization": f"Bearer {header}"}
        async with offering(site, table, ["goldgavel", f"bearer.{offered}"], headers) as found:
            return found.seat if found.messages[0]["type"] == "welcome" else -1

    assert asyncio.run(seat(anna.token, boris.token)) == 0
    assert asyncio.run(seat(boris.token, anna.token)) is None
    assert asyncio.run(seat("wrong", anna.token)) == -1


@pytest.mark.parametrize(
    ("origin", "is_let_in"), [("own", True), (FRIEND, True), ("https://evil.example", False), ("null", False)]
)
def test_a_page_of_another_site_needs_permission_with_a_token_too(
    site: str, anna: Person, origin: str, is_let_in: bool
) -> None:
    headers = {"Origin": site if origin == "own" else origin}

    async def play() -> int | None:
        async with offering(site, table_of(anna), ["goldgavel", f"bearer.{anna.token}"], headers) as found:
            return found.seat

    if is_let_in:
        assert asyncio.run(play()) == 0
    else:
        with pytest.raises(InvalidStatus) as turned_away:
            asyncio.run(play())
        assert turned_away.value.response.status_code == 403


@pytest.mark.parametrize(
    "offer", [b"", b",", b"\xff", b"bearer.\xc3\xa9", b"bearer. x", b"a" * 20_000, b"a, " * 2_000]
)
def test_a_malformed_offer_gets_an_answer_and_breaks_nothing(
    site: str, anna: Person, logs: CapturedLogs, offer: bytes
) -> None:
    host, port = site.removeprefix("http://").split(":")
    lines = [
        f"GET /live/{table_of(anna)} HTTP/1.1".encode(),
        f"Host: {host}:{port}".encode(),
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        b"Sec-WebSocket-Protocol: " + offer,
    ]
    with socket.create_connection((host, int(port)), timeout=60) as raw:
        raw.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
        assert raw.recv(12) in {b"HTTP/1.1 101", b"HTTP/1.1 400", b"HTTP/1.1 431"}
    assert anna.ask("GET", "/me").is_success
    assert logs.lines == []


def test_no_log_contains_the_token(site: str, anna: Person, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> None:
        for token in (anna.token, "wrong-" + anna.token):
            async with offering(site, table_of(anna), ["goldgavel", f"bearer.{token}"]) as found:
                await found.until(lambda: found.closed is not None or found.seat == 0)

    asyncio.run(play())
    shown: list[Any] = [record.__dict__ for record in caplog.records if not record.name.startswith(CLIENTS)]
    assert any(record["name"] == "goldgavel.server.live" for record in shown)
    assert anna.token not in str(shown)
