"""A connection that arrives at the wrong worker gets to the owner of the table: handed over, or relayed."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from goldgavel.server.live import endpoint
from tests.kit.clients.live_client import NO_PACE, Person, live, play_out, seated_table
from tests.kit.servers.postgres_cluster import Cluster, name_in
from tests.kit.servers.server_thread import UNLIMITED, running_server

PACE = {**NO_PACE, "patience": 3600}
SOON = 60.0
LOOPBACK = "127.0.0.1"
OTHER_CLIENT = "127.0.0.9"
"""Another address of this machine, by which the test is recognised."""


class Pair(NamedTuple):
    """Two workers, and how connections get from one to the other."""

    addresses: list[str]
    database: str
    cluster: Cluster
    way: str

    def worker(self, place: int) -> tuple[str, int]:
        host, _, port = self.addresses[place].removeprefix("http://").rpartition(":")
        return host, int(port)


@pytest.fixture(scope="module", params=["handed over", "relayed"])
def pair(request: pytest.FixtureRequest, postgres: Cluster) -> Iterator[Pair]:
    database = postgres.new_database()
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="gg-")) if request.param == "handed over" else ""
        settings = msgspec.structs.replace(UNLIMITED, database=database, worker_folder=folder)
        addresses = [stack.enter_context(running_server(settings)) for _ in range(2)]
        yield Pair(addresses, database, postgres, request.param)
    postgres.drop(database)


class Client:
    """An HTTP client that decides which bytes it sends when."""

    def __init__(self, at: tuple[str, int], host: str = LOOPBACK) -> None:
        self.socket = socket.create_connection(at, timeout=SOON, source_address=(host, 0))
        self.answers = self.socket.makefile("rb")

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.socket.sendall(part)

    def answer(self) -> tuple[int, dict[str, str], Any]:
        status = int(self.answers.readline().split()[1])
        headers = {}
        while line := self.answers.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        body = self.answers.read(int(headers.get("content-length", "0")))
        return status, headers, json.loads(body) if body.startswith((b"{", b"[")) else body

    def close(self) -> None:
        self.answers.close()
        self.socket.close()


def request(person: Person, method: str, path: str, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {person.token}"]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def table_at(pair: Pair, place: int) -> tuple[str, Person]:
    person = Person.new(pair.addresses[place])
    return person.make_table("aurum", {"players": 3}, pace=PACE), person


def test_one_connection_serves_tables_of_both_workers(pair: Pair) -> None:
    here, anna = table_at(pair, 0)
    there, boris = table_at(pair, 1)
    asked = [(anna, here), (boris, there), (anna, ""), (boris, there), (boris, there), (anna, here)]
    client = Client(pair.worker(0))
    for person, table in asked:
        path = f"/api/tables/{table}" if table else "/api/me"
        client.send(request(person, "GET", path))
        status, headers, body = client.answer()
        assert (status, body["id"]) == (200, table or person.id)
        is_closed = headers.get("connection") == "close"
        assert is_closed == (pair.way == "relayed" and table == there)
        if is_closed:
            assert client.answers.read() == b""
            client.close()
            client = Client(pair.worker(0))
    client.close()


@pytest.mark.parametrize("size", [1, 7, 64])
def test_a_request_may_come_in_pieces(pair: Pair, size: int) -> None:
    table, person = table_at(pair, 1)
    whole = request(person, "PUT", f"/api/tables/{table}/seats/1", b'{"who": "bot:adept"}')
    with closing(Client(pair.worker(0))) as client:
        client.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        client.send(*(whole[start : start + size] for start in range(0, len(whole), size)))
        status, _, body = client.answer()
    assert status == 200
    assert [seat["kind"] for seat in body["seats"]] == ["human", "bot", "free"]


def test_what_is_about_no_table_of_others_is_answered_here(pair: Pair) -> None:
    _, person = table_at(pair, 1)
    with closing(Client(pair.worker(0))) as client:
        for path, expected in [("/api/tables/unknown", 404), ("/api/tables", 200), ("/api/tables/%00", 404)]:
            client.send(request(person, "GET", path))
            assert client.answer()[0] == expected
        client.send(b"x" * 10_000 + b"\r\n\r\n")
        assert client.answer()[0] == 400


def test_a_game_whose_players_are_all_at_the_wrong_worker(pair: Pair) -> None:
    table, people = seated_table(pair.addresses[1], "aurum", {"players": 3}, pace=PACE)

    async def play() -> None:
        async with (
            live(pair.addresses[0], table, people[0]) as first,
            live(pair.addresses[0], table, people[1]) as second,
            live(pair.addresses[1], table, people[2]) as third,
        ):
            await play_out([first, second, third], Random(1))
            assert first.version == second.version == third.version

    asyncio.run(play())


def test_the_owner_knows_the_clients_address(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = table_at(pair, 1)
    seen: list[str] = []
    address_of = endpoint.address_of

    def noted(scope: Any) -> str:
        seen.append(address_of(scope))
        return seen[-1]

    monkeypatch.setattr(endpoint, "address_of", noted)

    async def visit() -> None:
        async with live(pair.addresses[0], table, person, local_addr=(OTHER_CLIENT, 0)) as seat:
            await seat.ask({"type": "ping", "id": "x"}, "pong")

    asyncio.run(visit())
    assert set(seen) == {OTHER_CLIENT}


def relay_place(pair: Pair) -> tuple[tuple[str, int], str]:
    address, secret = pair.cluster.run("SELECT address, secret FROM workers LIMIT 1", name_in(pair.database))[0]
    host, _, port = address.rpartition(":")
    return (host, int(port)), secret


@pytest.mark.parametrize(
    "line",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"wrong 1 127.0.0.1 5\n",
        b"{} 1 127.0.0.1\n",
        b"{} one 127.0.0.1 5\n",
        b"x" * 1000,
        b"\x00\xff\n",
        b"",
    ],
)
def test_a_stranger_cannot_use_the_relay(pair: Pair, line: bytes) -> None:
    place, secret = relay_place(pair)
    with closing(Client(place)) as client:
        client.send(line.replace(b"{}", secret.encode()))
        if not line:
            client.socket.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            assert client.answers.read() == b""


def test_the_relay_serves_whoever_knows_the_secret(pair: Pair) -> None:
    place, secret = relay_place(pair)
    with closing(Client(place)) as client:
        client.send(f"{secret} 1 192.0.2.7 5\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert client.answer()[2] == b"ok"


def test_a_table_of_a_worker_that_has_ended_is_served_here(postgres_url: str) -> None:
    with TemporaryDirectory(prefix="gg-") as folder:
        settings = msgspec.structs.replace(UNLIMITED, database=postgres_url, worker_folder=folder)
        with running_server(settings) as here:
            with running_server(settings) as there:
                person = Person.new(there)
                table = person.make_table("aurum", {"players": 3})
                assert httpx.get(f"{here}/api/tables/{table}", timeout=SOON).json()["id"] == table
            assert httpx.get(f"{here}/api/tables/{table}", timeout=SOON).json()["id"] == table
